// Requests to the server. A refusal becomes a Refusal with the server's message; a dead line, an Offline.
import type {
  Account, Act, Advice, AnalysisView, Answer, Ask, Asked, ChangePassword, CreateTable, GameInfo, JoinTable, Looked, Me,
  Problem, SeatLog, SignIn, Study, StudyView, TableLine, TableView, Undo, WebhookInfo,
} from './types'

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title)
  }
}

export class Offline extends Error {}

const TEMPORARY = new Set([502, 503, 504])

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Offline()
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T
  const problem = (await response.json().catch(() => null)) as Problem | null
  if (!problem?.key || (TEMPORARY.has(response.status) && problem.key.startsWith('http-'))) throw new Offline()
  throw new Refusal(problem)
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Repeats a request until the line is back; its id makes the repetition harmless. */
async function untilAnswered<T>(send: () => Promise<T>): Promise<T> {
  for (let pause = 500; ; pause = Math.min(8000, pause * 2)) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof Offline)) throw error
      await wait(pause)
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
  createAccount: (body: Account) => request<Me>('POST', '/account', body),
  signIn: (body: SignIn) => request<Me>('POST', '/session', body),
  signOut: () => request<Me>('DELETE', '/session'),
  changePassword: (body: ChangePassword) => request<void>('PUT', '/account/password', body),
  webhook: () => request<WebhookInfo>('GET', '/me/webhook'),
  setWebhook: (url: string | null) => request<WebhookInfo>('PUT', '/me/webhook', { url }),

  games: () => request<GameInfo[]>('GET', '/games'),
  levels: () => request<string[]>('GET', '/levels'),
  tables: (which: Which) => request<TableLine[]>('GET', `/tables?which=${which}`),
  create: (body: CreateTable) => request<TableView>('POST', '/tables', body),
  show: (id: string, number: number | null, since: number) =>
    request<TableView>('GET', `${table(id)}?since=${since}${number === null ? '' : `&seat=${number}`}`),
  join: (id: string, body: JoinTable) => request<TableView>('POST', `${table(id)}/join`, body),
  start: (id: string) => request<TableView>('POST', `${table(id)}/start`),
  act: (id: string, body: Act) => untilAnswered(() => request<Answer>('POST', `${table(id)}/actions`, body)),
  undo: (id: string, body: Undo) => untilAnswered(() => request<Answer>('POST', `${table(id)}/undo`, body)),
  ask: (id: string, body: Ask) => request<Asked>('POST', `${table(id)}/ask`, body),
  say: (id: string, text: string) => request<void>('POST', `${table(id)}/chat`, { text }),
  rematch: (id: string) => request<TableView>('POST', `${table(id)}/rematch`),
  resign: (id: string, number: number) => request<Answer>('POST', `${seat(id, number)}/resign`, {}),
  abandon: (id: string, number: number) => request<unknown>('POST', `${seat(id, number)}/abandon`),
  leave: (id: string, number: number) => request<unknown>('POST', `${seat(id, number)}/leave`),
  revoke: (id: string, number: number) => request<TableView>('POST', `${seat(id, number)}/revoke`),

  replay: (id: string, eyes: Eyes) => request<TableView>('GET', `${table(id)}?eyes=${eyes}`),
  moment: (id: string, version: number, eyes: Eyes) => request<Looked>('GET', `${table(id)}/moments/${version}?eyes=${eyes}`),
  log: (id: string, number: number) => request<SeatLog>('GET', `${table(id)}/log?seat=${number}`),
  readRecord: (record: unknown) => request<TableView>('POST', '/records', record),
  study: (body: Study) => request<StudyView>('POST', '/study', body),
  askStudy: (study: Study, ask: Ask) => request<Asked>('POST', '/study/ask', { study, ask }),
  adviseStudy: (body: Study) => request<Advice>('POST', '/study/advice', body),
  advise: (id: string, number: number) => request<Advice>('POST', `${table(id)}/advice`, { seat: number }),
  analyse: (id: string) => request<AnalysisView>('POST', `${table(id)}/analysis`),
}
