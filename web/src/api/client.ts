// Requests to the server. A refusal becomes a Refusal with the server's message; a dead line, an Offline.
import type {
  Account, Act, Advice, AnalysisView, Answer, Ask, Asked, ChangePassword, CreateTable, FreeSeat, GameInfo, JoinTable, Looked, Me,
  Problem, SeatLink, SeatLog, SignIn, Study, StudyView, TableLine, TableView, Undo, WebhookInfo,
} from './types'

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title)
  }
}

export class Offline extends Error {}

export const OFFLINE: Problem = { type: 'about:blank', title: 'offline', status: 503, key: 'page-offline', arguments: {} }

const TEMPORARY = new Set([502, 503, 504])

/** How long requests may take, in milliseconds: those that are repeated anyway, most, and those that make the server work. */
const SHORT = 3000
const QUICK = 8000
const PATIENT = 60_000

type Asking = { within?: number; signal?: AbortSignal }

async function request<T>(method: string, path: string, body?: unknown, { within = QUICK, signal }: Asking = {}): Promise<T> {
  const timeout = AbortSignal.timeout(within)
  let response: Response
  let text: string
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    text = await response.text()
  } catch {
    throw new Offline()
  }
  if (response.ok) return (text ? JSON.parse(text) : undefined) as T
  const problem = problemIn(text)
  if (!problem?.key || (TEMPORARY.has(response.status) && problem.key.startsWith('http-'))) throw new Offline()
  throw new Refusal(problem)
}

/** A proxy before the server words its own refusals. */
function problemIn(text: string): Problem | null {
  try {
    return JSON.parse(text) as Problem
  } catch {
    return null
  }
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

const always = () => true

/** Repeats a request with backoff while its answer is wanted; whatever changes something carries an id, so that it is done once. */
export async function untilAnswered<T>(send: () => Promise<T>, wanted: () => boolean = always, pause: (milliseconds: number) => Promise<unknown> = wait): Promise<T> {
  for (let milliseconds = 500; ; milliseconds = Math.min(8000, milliseconds * 2)) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof Offline && wanted())) throw error
      await pause(milliseconds)
      if (!wanted()) throw error
    }
  }
}

export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`
const seat = (id: string, number: number) => `${table(id)}/seats/${number}`

export type Eyes = NonNullable<Study['eyes']>
export type Which = 'open' | 'mine' | 'finished'

export const api = {
  me: () => request<Me>('GET', '/me'),
  rename: (name: string) => request<Me>('PUT', '/me', { name }),
  createAccount: (body: Account) => request<Me>('POST', '/account', body, { within: PATIENT }),
  signIn: (body: SignIn) => request<Me>('POST', '/session', body, { within: PATIENT }),
  signOut: () => request<Me>('DELETE', '/session'),
  changePassword: (body: ChangePassword) => request<void>('PUT', '/account/password', body, { within: PATIENT }),
  webhook: () => request<WebhookInfo>('GET', '/me/webhook'),
  setWebhook: (url: string | null) => request<WebhookInfo>('PUT', '/me/webhook', { url }),

  games: () => request<GameInfo[]>('GET', '/games'),
  levels: () => request<string[]>('GET', '/levels'),
  tables: (which: Which) => request<TableLine[]>('GET', `/tables?which=${which}`),
  create: (body: CreateTable) => request<TableView>('POST', '/tables', body, { within: PATIENT }),
  show: (id: string, number: number | null, since: number) =>
    request<TableView>('GET', `${table(id)}?since=${since}${number === null ? '' : `&seat=${number}`}`),
  link: (id: string, key: string, signal: AbortSignal) => request<SeatLink>('POST', `${table(id)}/link`, { key }, { within: SHORT, signal }),
  join: (id: string, body: JoinTable, signal: AbortSignal) => request<TableView>('POST', `${table(id)}/join`, body, { within: SHORT, signal }),
  start: (id: string) => request<TableView>('POST', `${table(id)}/start`),
  act: (id: string, body: Act, signal: AbortSignal) => request<Answer>('POST', `${table(id)}/actions`, body, { within: SHORT, signal }),
  undo: (id: string, body: Undo, signal: AbortSignal) => request<Answer>('POST', `${table(id)}/undo`, body, { within: SHORT, signal }),
  ask: (id: string, body: Ask, signal: AbortSignal) => request<Asked>('POST', `${table(id)}/ask`, body, { within: SHORT, signal }),
  say: (id: string, text: string) => request<void>('POST', `${table(id)}/chat`, { text }),
  rematch: (id: string) => request<TableView>('POST', `${table(id)}/rematch`),
  resign: (id: string, number: number) => request<Answer>('POST', `${seat(id, number)}/resign`, {}),
  abandon: (id: string, number: number) => request<unknown>('POST', `${seat(id, number)}/abandon`),
  leave: (id: string, number: number) => request<unknown>('POST', `${seat(id, number)}/leave`),
  newLink: (id: string, number: number) => request<TableView>('POST', `${seat(id, number)}/link`),
  free: (id: string, number: number, then: FreeSeat['then']) => request<TableView>('POST', `${seat(id, number)}/free`, { then }),
  answer: (id: string, number: number, agree: boolean) => request<TableView>('POST', `${seat(id, number)}/answer`, { agree }),

  replay: (id: string, eyes: Eyes) => request<TableView>('GET', `${table(id)}?eyes=${eyes}`),
  moment: (id: string, version: number, eyes: Eyes) => request<Looked>('GET', `${table(id)}/moments/${version}?eyes=${eyes}`),
  log: (id: string, number: number) => request<SeatLog>('GET', `${table(id)}/log?seat=${number}`),
  readRecord: (record: unknown) => request<TableView>('POST', '/records', record, { within: PATIENT }),
  study: (body: Study) => request<StudyView>('POST', '/study', body),
  askStudy: (study: Study, ask: Ask) => request<Asked>('POST', '/study/ask', { study, ask }),
  adviseStudy: (body: Study) => request<Advice>('POST', '/study/advice', body, { within: PATIENT }),
  advise: (id: string, number: number) => request<Advice>('POST', `${table(id)}/advice`, { seat: number }, { within: PATIENT }),
  analyse: (id: string) => request<AnalysisView>('POST', `${table(id)}/analysis`, undefined, { within: PATIENT }),
}
