import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** One node of a scene as the driver sees it, not the code under test. */
export interface SnapshotNode {
  readonly path: string
  readonly type: string
  readonly index: number
  readonly owner: string
  readonly groups: readonly string[]
  readonly connections: readonly string[]
  readonly editable: boolean
  /** Stored properties that differ from the default, as text. */
  readonly properties: Readonly<Record<string, string>>
}

export type Snapshot = readonly SnapshotNode[]

/** A part of an open scene, also of one in the background. */
export interface SceneLook {
  readonly children: readonly string[]
  readonly values: Readonly<Record<string, string>>
}

/**
 * The tests' own hand and eye in the editor (the plugin in `driver/`): opens scenes, does what a person would do, and looks at
 * scenes in memory and on disk. It listens first; the plugin dials in.
 */
export class Driver {
  readonly url: string
  readonly #server: WebSocketServer
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  #socket: WebSocket | undefined
  #nextId = 1

  /** Listens on a port of 127.0.0.1; 0 lets the system choose one. */
  static async listen(port = 0): Promise<Driver> {
    const server = new WebSocketServer({ host: '127.0.0.1', port, maxPayload: 64 * 1024 * 1024 })
    await once(server, 'listening')
    return new Driver(server)
  }

  private constructor(server: WebSocketServer) {
    this.#server = server
    // A listening TCP server has an address of this kind.
    this.url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
    server.on('connection', (socket) => {
      this.#socket = socket
      socket.on('message', (data) => this.#receive(String(data)))
      socket.on('close', () => this.#failAll('the editor went away'))
    })
  }

  /** Waits until the plugin is there. */
  async connected(): Promise<void> {
    if (this.#socket === undefined) await once(this.#server, 'connection')
  }

  openScene = (path: string) => this.#ask<boolean>('open_scene', path)
  reloadScene = (path: string) => this.#ask<boolean>('reload_scene', path)
  closeScene = () => this.#ask<boolean>('close_scene')
  newScene = (type: string) => this.#ask<boolean>('new_scene', type)
  /** The edited scene in memory; null when none is open. */
  snapshot = () => this.#ask<Snapshot | null>('snapshot')
  /** A scene file, loaded afresh from the disk. */
  snapshotOfFile = (path: string) => this.#ask<Snapshot | null>('snapshot_of_file', path)
  /** Names of the properties of a node that a save writes and a person can change. */
  storedProperties = (nodePath: string) => this.#ask<string[]>('stored_properties', nodePath)
  addUnowned = (parentPath: string, name: string) => this.#ask<boolean>('add_unowned', parentPath, name)
  setEditableInstance = (nodePath: string, editable: boolean) => this.#ask<boolean>('set_editable_instance', nodePath, editable)
  personMoves = (nodePath: string, x: number, y: number) => this.#ask<boolean>('person_moves', nodePath, x, y)
  personTurns = (nodePath: string, rotation: number, title: string) =>
    this.#ask<boolean>('person_turns', nodePath, rotation, title)
  /** Edits a resource that is part of an open scene, the edited one or one in the background. */
  personEditsSubResource = (scene: string, nodePath: string, property: string, value: number, title: string) =>
    this.#ask<boolean>('person_edits_sub_resource', scene, nodePath, property, value, title)
  personEditsResource = (path: string, property: string, value: number, title: string) =>
    this.#ask<boolean>('person_edits_resource', path, property, value, title)
  personSetsSetting = (setting: string, value: number, title: string) =>
    this.#ask<boolean>('person_sets_setting', setting, value, title)
  /** The children of an open scene's root, and the values of `properties` (node path to names) as the engine writes them. */
  look = (scene: string, properties: Readonly<Record<string, readonly string[]>>) =>
    this.#ask<SceneLook>('look', scene, JSON.stringify(properties))
  setting = (name: string) => this.#ask<string>('setting', name)
  resourceValue = (path: string, property: string) => this.#ask<string>('resource_value', path, property)
  personUndoes = () => this.#ask<boolean>('person_undoes')
  personRedoes = () => this.#ask<boolean>('person_redoes')
  personTypes = (keycode: number, ctrl: boolean, shift = false) => this.#ask<boolean>('person_types', keycode, ctrl, shift)
  focus = (focused: boolean) => this.#ask<boolean>('focus', focused)
  frameState = () => this.#ask<{ sleep_usec: number; display: string }>('frame_state')
  dialogs = () => this.#ask<string[]>('dialogs')
  orphans = () => this.#ask<number>('orphans')
  setPluginEnabled = (plugin: string, enabled: boolean) => this.#ask<boolean>('set_plugin_enabled', plugin, enabled)
  quit = () => this.#ask<boolean>('quit')

  async close(): Promise<void> {
    this.#failAll('the driver was closed')
    for (const socket of this.#server.clients) socket.terminate()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #ask<T>(method: string, ...args: (string | number | boolean)[]): Promise<T> {
    const socket = this.#socket
    if (socket === undefined) return Promise.reject(new Error('the driver plugin has not connected'))
    const id = this.#nextId++
    return new Promise<T>((resolve, reject) => {
      // The plugin's answers have the shapes that the methods above name.
      this.#waiting.set(id, { resolve: (result) => resolve(result as T), reject })
      socket.send(JSON.stringify({ id, method, arguments: args }))
    })
  }

  #receive(text: string): void {
    const reply = JSON.parse(strict(text)) as { id: number; result: unknown }
    this.#waiting.get(reply.id)?.resolve(reply.result)
    this.#waiting.delete(reply.id)
  }

  #failAll(reason: string): void {
    for (const waiter of this.#waiting.values()) waiter.reject(new Error(reason))
    this.#waiting.clear()
    this.#socket = undefined
  }
}

/** The engine writes control characters as they are, and VT as an escape of its own. */
function strict(text: string): string {
  const escaped = text.replace(/\\./g, (pair) => (pair === '\\v' ? '\\u000b' : pair))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return escaped.replace(/[\u0000-\u001f]/g, (char) => JSON.stringify(char).slice(1, -1))
}
