export {
  type Answering,
  answerAfter,
  answerGarbage,
  answerTwice,
  answerWithExample,
  type Behaviour,
  failWith,
  type Held,
  hang,
  hold,
  succeedWith,
  vanish,
} from './behaviour.js'
export { FakeEditor, type FakeEditorOptions } from './fake-editor.js'
export { freePort } from './free-port.js'
export type { EditorIdentity } from './identity.js'
export { type ServerCommand, serverCommand } from './server-command.js'
export type { WireCommand, WireFailure, WireFrame, WireNotice } from './wire.js'
