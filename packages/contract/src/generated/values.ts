// Generated from schemas/ by `godot-contract build`. Do not edit.

/** A 3D box along the axes. Writing also takes [position, size], [x, y, z, width, height, depth] and "AABB(x, y, z, width, height, depth)". */
export interface Aabb {
  position: Vector3
  size: Vector3
}

/** Any JSON value. What it becomes in the engine is decided by the declared type of the place it is written to; a place without a declared type takes it as it is, whole numbers stay whole. */
export type AnyValue = unknown

/** An array, element by element: in the form of the element type, or any form where none is declared. Writing keeps the declared element type. */
export type ArrayValue = AnyValue[]

/** A 3D basis: its x, y and z axes. Writing also takes [x, y, z] (three axes) and constructor text. */
export interface Basis {
  x: Vector3
  y: Vector3
  z: Vector3
}

/** A boolean. Writing also takes the texts "true" and "false"; numbers are refused. */
export type Bool = boolean

/** A callable, which has no JSON form: reads as null and cannot be written. */
export type Callable = null

/** A colour, each part from 0 to 1 (above 1 is overbright). Writing also takes {r, g, b} and [r, g, b] (alpha 1), [r, g, b, a], hex text with or without "#", an engine colour name ("red") and "Color(r, g, b, a)". */
export interface Color {
  r: Float
  g: Float
  b: Float
  a: Float
}

/** What one side of the bridge asks the other: one JSON object in one WebSocket text frame. */
export interface Command {
  /** Repeated in the reply; unique among the calls in flight. */
  id: string
  /** A name of the command table, such as cmd_undo. */
  command: string
  /** Checked arguments, with every default filled in. */
  params: Record<string, unknown>
}

/** A dictionary as an object; keys of a declared simple type (numbers, names, paths) are its texts. With other keys: { "$type": "Dictionary", "entries": [[key, value], …] }. */
export interface DictionaryValue {
  [k: string]: AnyValue
}

/** A floating point number. The numbers that JSON lacks are the texts "inf", "-inf" and "nan". Writing also takes numeric text. */
export type Float = number | ("inf" | "-inf" | "nan")

/** A 64-bit whole number. Beyond ±2^53, where a JSON number would be rounded, it is a decimal text. Writing also takes numeric text; an enum takes the name of a value, flags and layer masks a list of names or (layers) of numbers from 1. */
export type Int = number | string

/** A node, its script, the variables that the script declares, and its children. */
export interface NodeInfo {
  node_path: NodePath
  /** Engine class. */
  type: string
  /** Path of the script; null for none and for a built-in one. */
  script: string | null
  /** Script variable to value. */
  properties: {
    [k: string]: AnyValue
  }
  /** Names of the children. */
  children: string[]
}

/** Path of a node. Of a node in the open scene: relative to the scene's root, which is ".". A NodePath property holds its text as it is, relative to the node that has it, and may end in a property ("Sprite:position:x"). */
export type NodePath = string

/** What the server tells an editor unasked. It has `ok` and no `command`, and is never answered. */
export interface Notice {
  id?: string
  ok: boolean
  error?: string
  hint?: string
  /** On the /probe path: whether another editor holds the bridge. */
  busy?: boolean
}

/** An object without a path: a resource that no file holds yet, or an object of the editor. object_id names it while the editor runs. Writing also takes { class, properties } for a resource: a new one is made. */
export interface ObjectRef {
  /** Engine class, or global script class. */
  class: string
  /** The engine's instance id, as text. */
  object_id?: string
  /** Only for writing: the properties that a new resource gets. */
  properties?: {
    [k: string]: AnyValue
  }
}

/** An object: a resource by its path, a node of the open scene by its path from the root, anything else by class and id, none as null. */
export type ObjectValue = ResourceRef | NodePath | ObjectRef | null

/** A ResourcePath, or an empty text for none. */
export type OptionalResourcePath = string

/** Bytes in base64, with their number. Writing also takes { base64 } and a list of numbers from 0 to 255. */
export interface PackedByteArray {
  /** Standard alphabet, padded. */
  base64: string
  /** Number of bytes. */
  size: number
}

/** A packed array of colours, as a list. */
export type PackedColorArray = Color[]

/** A packed array of 32-bit floats, as a list. */
export type PackedFloat32Array = Float[]

/** A packed array of 64-bit floats, as a list. */
export type PackedFloat64Array = Float[]

/** A packed array of 32-bit whole numbers, as a list. */
export type PackedInt32Array = number[]

/** A packed array of 64-bit whole numbers, as a list. */
export type PackedInt64Array = Int[]

/** A packed array of texts, as a list. */
export type PackedStringArray = string[]

/** A packed array of 2D vectors, as a list. */
export type PackedVector2Array = Vector2[]

/** A packed array of 3D vectors, as a list. */
export type PackedVector3Array = Vector3[]

/** A packed array of 4D vectors, as a list. */
export type PackedVector4Array = Vector4[]

/** Whether the next save of the edited scene keeps the change. Decided by who owns the node, not by hope. */
export interface Persistence {
  /** true: the next save keeps it. false: it will be lost, and `reason` and `hint` say why and what to do. null: not known. */
  persisted: boolean | null
  /** Why it will or may be lost: node_not_owned, instanced_child_not_editable, embedded_in_other_resource, group_from_base_scene or structure_from_base_scene; property_not_stored where that cannot be known. null otherwise. */
  reason: string | null
  /** What to do so that the change is kept. null where nothing is to be done. */
  hint: string | null
}

/** A plane: its normal, and its distance from the origin. Writing also takes [a, b, c, d] and "Plane(a, b, c, d)". */
export interface Plane {
  normal: Vector3
  d: Float
}

/** A 4x4 projection matrix: its four columns. Writing also takes [x, y, z, w] (four columns) and constructor text. */
export interface Projection {
  x: Vector4
  y: Vector4
  z: Vector4
  w: Vector4
}

/** A quaternion. Writing also takes [x, y, z, w] and "Quaternion(x, y, z, w)". */
export interface Quaternion {
  x: Float
  y: Float
  z: Float
  w: Float
}

/** A rectangle. Writing also takes [x, y, width, height] and "Rect2(x, y, width, height)". */
export interface Rect2 {
  position: Vector2
  size: Vector2
}

/** A rectangle of whole numbers. Writing also takes [x, y, width, height] and "Rect2i(x, y, width, height)". */
export interface Rect2i {
  position: Vector2i
  size: Vector2i
}

/** The answer to a command, under the same id: ok with a result, or not ok with an error a caller can act on. */
export type Reply = {
  id: string
  ok: true
  result: Record<string, unknown>
} | {
  id: string
  ok: false
  /** An error code. */
  error: string
  /** What to do next, for an agent with no human in the loop. */
  hint: string
  /** What has to be satisfied first. */
  required?: string
  /** Near names, best first. */
  suggestions?: string[]
}

/** Path of a file or folder inside the project: "res://", then folder and file names divided by "/". No backslash, no drive letter, and ".." only directly after the folder that it leaves. */
export type ResourcePath = string

/** A resource by its path: "res://icon.svg", or "res://level.tscn::id" for one stored inside another file. Writing also takes "uid://…". */
export type ResourceRef = string

/** A handle of an engine server, which has no JSON form: reads as null and cannot be written. */
export type Rid = null

/** A node of the edited scene and the nodes below it. */
export interface SceneTreeNode {
  name: string
  /** Engine class. */
  type: string
  path: NodePath
  /** Path of the script; null for none, for a built-in one and in a lightweight tree. */
  script: string | null
  children: SceneTreeNode[]
  /** How many children there are; present where some of them are left out. */
  child_count?: number
  /** true where children are left out. */
  truncated?: boolean
  /** On the root node of an instanced scene: its file. */
  instance_of?: string
  /** true where changes inside the instance are kept with this scene. */
  editable_children?: boolean
  /** File of the instanced scene that defines the node, where that is not the edited scene. */
  owner?: string
  /** true where a base scene defines the node. */
  inherited?: boolean
  /** true where the node is shown but will not be saved. */
  unowned?: boolean
}

/** A signal, which has no JSON form: reads as null and cannot be written. */
export type Signal = null

/** An interned name, as text. */
export type StringName = string

/** A text, stored exactly as it is, even when it looks like a number or like JSON. */
export type Text = string

/** A toolset, or several toggled together, and whether it is enabled. */
export interface ToolsetState {
  /** Toolset name; several are joined by commas. */
  name: string
  enabled: boolean
  description: string
  /** Oldest Godot version the toolset works with; null for the oldest one supported. */
  min_godot: string | null
  /** Definitions of the tools that became callable; filled by godot_enable_toolset. */
  tools: EnabledTool[]
}

export interface EnabledTool {
  name: string
  description: string
  input_schema: Record<string, unknown>
}

/** A 2D transform: its x and y axes and its origin. Writing also takes [x, y, origin] and constructor text. */
export interface Transform2D {
  x: Vector2
  y: Vector2
  origin: Vector2
}

/** A 3D transform: its basis and its origin. Writing also takes [basis, origin] and constructor text. */
export interface Transform3D {
  basis: Basis
  origin: Vector3
}

/** A value in a place that declares no type (an untyped array or dictionary, a Variant property) whose JSON form does not say what it is. "$type" names the type; a shape that is an object has its fields beside it, any other its JSON form in value. { "$type": "Truncated", "reason" } stands for what is nested too deep or contains itself; it cannot be written. */
export interface TypedValue {
  $type: string
  value?: AnyValue
  /** Of a dictionary: its keys and values. */
  entries?: AnyValue[][]
  reason?: "depth" | "cycle"
}

/** A 2D vector. Writing also takes [x, y] and "Vector2(x, y)". */
export interface Vector2 {
  x: Float
  y: Float
}

/** A 2D vector of 32-bit whole numbers. Writing also takes [x, y] and "Vector2i(x, y)". */
export interface Vector2i {
  x: number
  y: number
}

/** A 3D vector. Writing also takes [x, y, z] and "Vector3(x, y, z)". */
export interface Vector3 {
  x: Float
  y: Float
  z: Float
}

/** A 3D vector of 32-bit whole numbers. Writing also takes [x, y, z] and "Vector3i(x, y, z)". */
export interface Vector3i {
  x: number
  y: number
  z: number
}

/** A 4D vector. Writing also takes [x, y, z, w] and "Vector4(x, y, z, w)". */
export interface Vector4 {
  x: Float
  y: Float
  z: Float
  w: Float
}

/** A 4D vector of 32-bit whole numbers. Writing also takes [x, y, z, w] and "Vector4i(x, y, z, w)". */
export interface Vector4i {
  x: number
  y: number
  z: number
  w: number
}
