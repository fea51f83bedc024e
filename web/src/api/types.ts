// Generated from schema.json by `npm run types`. Do not edit.

export interface Schema {}
/**
 * A request that was carried out: its id, and the table's version after it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
  id: string
  version: number
}
/**
 * A name and a password, to keep one's games on every device.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Account".
 */
export interface Account {
  name: string
  password: string
}
/**
 * An action with the version that was seen and an id of the client's own.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  action: string
  id: string
  seat: number
  version: number
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  moves: Suggestion[]
  version: number
}
/**
 * A move, the chance to win that the computer sees in it, and how much of its thought went there.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Suggestion".
 */
export interface Suggestion {
  action: string
  chance: number
  share: number
}
/**
 * A decision of a finished game: everyone's chances before it, the best move, what the choice cost.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "AnalysedMoment".
 */
export interface AnalysedMoment {
  action: string
  best: string
  chances: number[]
  cost: number
  seat: number
  version: number
}
/**
 * How far the analysis of a finished game is.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "AnalysisView".
 */
export interface AnalysisView {
  done: number
  moments: AnalysedMoment[]
  of: number
}
/**
 * An accepted action.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  version: number
}
/**
 * The holder's answer to the host who asks for the seat.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "AnswerHost".
 */
export interface AnswerHost {
  agree: boolean
}
/**
 * What an action would do, what a chosen piece could do everywhere, or more about one thing.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Ask".
 */
export interface Ask {
  about?: string | null
  action?: string | null
  piece?: string | null
  seat: number
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "AskAdvice".
 */
export interface AskAdvice {
  seat: number
}
/**
 * Told events of a preview, marks by place, more about a thing, or the reason of a refusal.
 *
 *     `later` are the events of the end of the turn, `waiting` the points that come then in any case.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  about?: unknown
  events?: unknown[] | null
  later?: unknown[] | null
  mark?: Effect | null
  marks?: {
    [k: string]: Effect
  } | null
  refusal?: Message | null
  waiting?: number | null
}
/**
 * What an action adds until the end of the turn, what it sets off, and what it makes possible.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Effect".
 */
export interface Effect {
  effect: string
  points: number
  possible?: {
    [k: string]: number
  }
}
/**
 * Something to say to a person, in whatever language they read.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
  arguments?: {
    [k: string]: string | number
  }
  key: string
}
/**
 * A corner of the tile: the cell under it, and what holds it there.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabylonCorner".
 */
export interface BabylonCorner {
  cell: string
  columns: number
  corner: string
  support: string
}
/**
 * Babylon 9.2-9.6: a decoration with the levels of its cells and what it counts: nothing if hidden.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabylonDecoration".
 */
export interface BabylonDecoration {
  cells: string[]
  in_sight: boolean
  kind: string
  levels: number[]
  points: number
}
/**
 * A tile: its name, its material, its flower, and its symbols clockwise from the north-west.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabylonFace".
 */
export interface BabylonFace {
  flower: string
  material: string
  spaces: string[]
  tile: string
}
/**
 * Babylon 1.7, 9.2: a tile of a garden; spaces and supports are clockwise from its north-west cell.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabylonPlacedTile".
 */
export interface BabylonPlacedTile {
  cell: string
  flower: string
  in_sight: boolean
  level: number
  material: string
  new: boolean
  spaces: string[]
  supports: string[]
  tile: string
  turns: number
}
/**
 * Babylon 5, 6, 9.12: everything a player wants to know of a place before choosing it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabylonPlacement".
 */
export interface BabylonPlacement {
  action: string
  after: {
    [k: string]: number
  }
  before: {
    [k: string]: number
  }
  cell: string
  change: number
  corners: BabylonCorner[]
  cost: number
  doubles: number
  hides: string[]
  left: number
  level: number
  lookout: string | null
  possible: BabylonPossible[]
  singles: number
  symbols_lost: {
    [k: string]: string
  }
  tile: string
  turns: number
}
/**
 * A decoration that could be built afterwards, and the points it would add, those of a set included.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabylonPossible".
 */
export interface BabylonPossible {
  action: string
  cells: string[]
  kind: string
  points: number
}
/**
 * Babylon 2.7, 9.12: a player's columns, tiles and garden, and the score as it stands.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabylonSeatView".
 */
export interface BabylonSeatView {
  decorations: BabylonDecoration[]
  doubles: number
  flower: string
  holes: number
  lookouts: string[]
  score: {
    [k: string]: number
  }
  seat: number
  singles: number
  slot: BabylonFace | null
  tiles: BabylonPlacedTile[]
  total: number
}
/**
 * Babylon 3.5-3.8: a stack of the quarry: its visible tile, and what that gives, edge by edge and to each
 *     seat.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabylonStack".
 */
export interface BabylonStack {
  columns: number[]
  edges: {
    [k: string]: string
  }
  flower_of: number | null
  layers: number
  stack: string
  tile: BabylonFace | null
}
/**
 * The table as one viewer sees it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabylonView".
 */
export interface BabylonView {
  active: number | null
  changed: {
    [k: string]: string
  } | null
  decider: number | null
  discarded: BabylonFace[]
  ending: string
  first: number
  game: string
  legal: string[]
  limited_supply: boolean
  mined: BabylonFace | null
  phase: string
  players: number
  quarry: BabylonStack[]
  removed: BabylonFace[]
  round: number
  rounds: number
  seats: BabylonSeatView[]
  supply: {
    [k: string]: number
  } | null
  token: string | null
  token_used: boolean
  tokens_left: number
  tokens_unseen: {
    [k: string]: number
  }
  turn: number
  unseen: BabylonFace[]
}
/**
 * A player at a site: tiles next to it, nobles linked with the city, points if it were scored now.
 *
 *     `linked` are the hexes of the network that reaches a city, or the tiles beside a ziggurat; `paying` are
 *     the nobles among them that a city pays.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabyloniaSeatAtSite".
 */
export interface BabyloniaSeatAtSite {
  linked: string[]
  nobles: number
  paying: string[]
  points: number
  seat: number
  tiles: number
}
/**
 * Babylonia 1.10: a player as the viewer sees them; what is None is hidden.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabyloniaSeatView".
 */
export interface BabyloniaSeatView {
  cards: number[]
  cities: {
    [k: string]: number
  }
  face_down: {
    [k: string]: number
  } | null
  points: {
    [k: string]: number
  }
  rack: {
    [k: string]: number
  } | null
  score: number
  seat: number
  supply: {
    [k: string]: number
  } | null
  tiles_face_down: number
  tiles_in_supply: number
  tiles_on_rack: number
}
/**
 * A site looked at closely: each player, and who would win it as it stands; None in a tie.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabyloniaSite".
 */
export interface BabyloniaSite {
  city: string | null
  hex: string
  needed: string[]
  seats: BabyloniaSeatAtSite[]
  tiles: number[]
  winner: number | null
}
/**
 * Babylonia 4.1, 4.2: a city or a ziggurat still to be scored: who lies around it, and the land hexes
 *     without a tile.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabyloniaSiteView".
 */
export interface BabyloniaSiteView {
  city: string | null
  hex: string
  needed: string[]
  tiles: number[]
}
/**
 * Whose tile, and its clan, or "face down".
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabyloniaTile".
 */
export interface BabyloniaTile {
  clan: string
  seat: number
}
/**
 * The table as one viewer sees it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "BabyloniaView".
 */
export interface BabyloniaView {
  active: number
  card_2_used: boolean
  cards: string
  cities: {
    [k: string]: string
  }
  decider: number | null
  display: number[]
  ending: string
  fields: {
    [k: string]: string
  }
  game: string
  laid: {
    [k: string]: number
  }
  legal: string[]
  phase: string
  players: number
  river_tile_opens_field: boolean
  scored: string[]
  seats: BabyloniaSeatView[]
  sites: BabyloniaSiteView[]
  tiles: {
    [k: string]: BabyloniaTile
  }
  turn: number
  ziggurats: string[]
}
/**
 * A request.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Body".
 */
export interface Body {}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ChangePassword".
 */
export interface ChangePassword {
  new: string
  old: string
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  at: number
  name: string
  text: string
}
/**
 * No clock, so many milliseconds a move, or so many a player with an increment after each decision.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  increment?: number
  kind?: 'move' | 'none' | 'player'
  milliseconds?: number
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "CreateTable".
 */
export interface CreateTable {
  clock?: Clock1
  game: string
  hints?: boolean | null
  options?: {}
  public?: boolean
  /**
   * @minItems 2
   * @maxItems 4
   */
  seats: SeatRequest[]
  seed?: number | null
  start?: (Position | Moment) | null
  timeout?: 'bot' | 'lose'
  title?: string
}
/**
 * No clock, so many milliseconds a move, or so many a player with an increment after each decision.
 */
export interface Clock1 {
  increment?: number
  kind?: 'move' | 'none' | 'player'
  milliseconds?: number
}
/**
 * Who may sit there: anyone, whoever has the link, the computer at a level, or this screen.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatRequest".
 */
export interface SeatRequest {
  kind?: 'bot' | 'invited' | 'me' | 'open' | 'shared'
  level?: string
  name?: string | null
}
/**
 * A game that begins from a position set up by hand.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Position".
 */
export interface Position {
  position: {}
  type: 'position'
}
/**
 * A game that goes on from a moment of a finished one.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  table: string
  type: 'moment'
  version: number
}
/**
 * One notification and how it fared.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Delivery".
 */
export interface Delivery {
  at: number
  attempts: number
  delivered: boolean
  error: string | null
  table: string
}
/**
 * Free a seat, or ask its holder to; then somebody else is invited, or the computer plays on.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "FreeSeat".
 */
export interface FreeSeat {
  then?: 'computer' | 'invite'
}
/**
 * A game that can be played here.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  name: string
  options: {}
  players: number[]
  preparing: Preparing | null
  ready: boolean
}
/**
 * How far a game's rules are compiled.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Preparing".
 */
export interface Preparing {
  done: number
  expected: number
}
/**
 * Sit down: on any open seat, or with a link, which works once.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "JoinTable".
 */
export interface JoinTable {
  key?: string | null
  name?: string | null
  seat?: number | null
}
/**
 * A moment of a finished game; `position` is the whole of it, to study on from there.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Looked".
 */
export interface Looked {
  position: {}
  to_move: number | null
  version: number
  view: unknown
  viewer: number
}
/**
 * Who the server thinks you are.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  account: string | null
  id: string
  name: string
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "OpenLink".
 */
export interface OpenLink {
  key: string
}
/**
 * A seat that you held and lost without leaving it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Parted".
 */
export interface Parted {
  seat: number
  why: '' | 'freed' | 'moved'
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: 'pong'
}
/**
 * RFC 9457; `key` and `arguments` are the message, for the page to word in its language.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  arguments: {}
  key: string
  status: number
  title: string
  type: string
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  id: string | null
  problem: Problem
  type: 'refused'
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  name: string
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  text: string
}
/**
 * A seat as everyone sees it. `key` is its link: the invitation, for the host, while nobody sits there;
 *     then the holder's own, once they asked for one, to move to another device. `asked` is what the host asks
 *     of the holder, `freed` the name of somebody whose seat was freed before the game, and `may_free` tells
 *     the host that the seat can be freed or asked for.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  asked?: '' | 'computer' | 'invite' | 'stays'
  freed?: string
  key?: string | null
  kind: 'bot' | 'invited' | 'open' | 'person' | 'shared'
  level: string | null
  may_free?: boolean
  milliseconds: number | null
  name: string
  resigns?: boolean
  seat: number
  yours: boolean
}
/**
 * What a link would do: let you sit down, move a seat to this device, or nothing because it is yours.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatLink".
 */
export interface SeatLink {
  does: 'move' | 'nothing' | 'sit'
  name: string
  seat: number
}
/**
 * A running game as told to one seat: to read, not to replay.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatLog".
 */
export interface SeatLog {
  game: string
  names: string[]
  table: string
  told: Told[]
  viewer: number
}
/**
 * What one entry set off, as the viewer may know it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  action: string | null
  events: unknown[]
  kind: string
  seat: number
  version: number
}
/**
 * Back into an account; `adopt` brings along what was played as a guest.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SignIn".
 */
export interface SignIn {
  adopt?: boolean
  name: string
  password: string
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SocketAct".
 */
export interface SocketAct {
  action: string
  id: string
  seat: number
  type: 'act'
  version: number
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SocketPing".
 */
export interface SocketPing {
  type: 'ping'
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SocketSay".
 */
export interface SocketSay {
  text: string
  type: 'say'
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SocketUndo".
 */
export interface SocketUndo {
  id: string
  seat: number
  type: 'undo'
  version: number
  whole_turn?: boolean
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  parts: {
    [k: string]: number
  }
  place: number
  score: number
  seat: number
}
/**
 * A game that is only looked at: where it begins, and the actions since, for all sides.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Study".
 */
export interface Study {
  /**
   * @maxItems 2000
   */
  actions?: string[]
  eyes?: '0' | '1' | '2' | '3' | 'open' | 'watch'
  game: string
  options?: {}
  players?: number
  position?: {} | null
  seed?: number
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "StudyAsk".
 */
export interface StudyAsk {
  ask: Ask
  study: Study
}
/**
 * The study after its last action; `position` is the whole of it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "StudyView".
 */
export interface StudyView {
  ending: string
  position: {}
  result: Standing[] | null
  to_move: number | null
  told: Told[]
  view: unknown
  viewer: number
}
/**
 * A table in a list.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TableLine".
 */
export interface TableLine {
  changed: number
  game: string
  id: string
  names: string[]
  players: number
  status: 'finished' | 'open' | 'running'
  taken: number
  title: string
  to_move: number | null
  winners: string[]
  your_turn: boolean
  yours: boolean
}
/**
 * A table as one viewer sees it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TableView".
 */
export interface TableView {
  chat: ChatLine[]
  clock: Clock
  elapsed: number
  ending: string
  game: string
  hides: boolean
  hints: boolean
  host: boolean
  id: string
  may_undo: boolean
  next_table: string | null
  open_seed: boolean
  options: {}
  parted?: Parted | null
  public: boolean
  result: Standing[] | null
  seats: SeatInfo[]
  seed: string | null
  seed_hash: string
  status: 'finished' | 'open' | 'running'
  timeout: string
  title: string
  to_move: number | null
  told: Told[]
  version: number
  view: unknown
  viewer: number
  watching: number
}
/**
 * A revolt or a war: both sides as the board gives them; what the attacker added once that is decided.
 *
 *     `margin` is how many tiles the defender could add and still lose.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TigrisConflictView".
 */
export interface TigrisConflictView {
  added: number | null
  attacker: number
  attacking: number
  behind_attacker: string[]
  behind_defender: string[]
  colour: string
  defender: number
  defending: number
  kind: string
  margin: number
  tile: string
}
/**
 * Tigris 1.4: a kingdom with its cells and its leaders as [seat, colour]; its first leader numbers it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TigrisKingdom".
 */
export interface TigrisKingdom {
  cells: string[]
  leaders: number[][]
}
/**
 * Tigris 3: a player as the viewer sees them; what is None is hidden.
 *
 *     `supporters` are the tiles that would count for each leader in a war (11.1).
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TigrisSeatView".
 */
export interface TigrisSeatView {
  catastrophes: number
  dynasty: string
  hand: {
    [k: string]: number
  } | null
  leaders: {
    [k: string]: string
  }
  points: {
    [k: string]: number
  } | null
  seat: number
  supporters: {
    [k: string]: string[]
  }
  swapped: {
    [k: string]: number
  } | null
  tiles_in_hand: number
  tiles_swapped: number
  treasures: number | null
}
/**
 * The table as one viewer sees it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "TigrisView".
 */
export interface TigrisView {
  actions_left: number
  active: number
  bag: number
  board: string
  buildings: {
    [k: string]: string
  }
  buildings_variant: boolean
  catastrophes: string[]
  conflict: TigrisConflictView | null
  decider: number | null
  ending: string
  face_down: string[]
  framed: string[]
  game: string
  kingdoms: TigrisKingdom[]
  legal: string[]
  monuments: {
    [k: string]: string | null
  }
  open_scores: boolean
  phase: string
  placed: string | null
  players: number
  seats: TigrisSeatView[]
  tiles: {
    [k: string]: string
  }
  treasures: string[]
  turn: number
  unification: string | null
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  id: string
  seat: number
  version: number
  whole_turn?: boolean
}
/**
 * The table after a change; `told` holds what was not yet told on this socket, and `accepted` the
 *     requests of this socket that are on disk and were not yet acknowledged.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  accepted?: Accepted[]
  table: TableView
  type: 'table'
}
/**
 * Where to tell that it is your turn; nowhere without an address.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Webhook".
 */
export interface Webhook {
  url: string | null
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "WebhookInfo".
 */
export interface WebhookInfo {
  deliveries: Delivery[]
  url: string | null
}
