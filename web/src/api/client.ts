// Requests to the server. A refusal becomes a Refusal with the server's message; a dead line, an Offline.
import type {
  Act, Answer, Ask, Asked, CreateTable, GameInfo, JoinTable, Me, Problem, TableLine, TableView, Undo,
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

export const api = {
  me: () => request<Me>('GET', '/me'),
  rename: (name: string) => request<Me>('PUT', '/me', { name }),
  games: () => request<GameInfo[]>('GET', '/games'),
  tables: (mine: boolean) => request<TableLine[]>('GET', `/tables?mine=${mine}`),
  create: (body: CreateTable) => request<TableView>('POST', '/tables', body),
  show: (id: string, seat: number | null, since: number) =>
    request<TableView>('GET', `${table(id)}?since=${since}${seat === null ? '' : `&seat=${seat}`}`),
  join: (id: string, body: JoinTable) => request<TableView>('POST', `${table(id)}/join`, body),
  start: (id: string) => request<TableView>('POST', `${table(id)}/start`),
  act: (id: string, body: Act) => untilAnswered(() => request<Answer>('POST', `${table(id)}/actions`, body)),
  undo: (id: string, body: Undo) => untilAnswered(() => request<Answer>('POST', `${table(id)}/undo`, body)),
  ask: (id: string, body: Ask) => request<Asked>('POST', `${table(id)}/ask`, body),
  say: (id: string, text: string) => request<void>('POST', `${table(id)}/chat`, { text }),
  resign: (id: string, seat: number) => request<Answer>('POST', `${table(id)}/seats/${seat}/resign`),
}
