// A position on its way from one page to another, kept in this tab.
const KEY = 'tworivers.position'

export const keep = (position: unknown) => sessionStorage.setItem(KEY, JSON.stringify(position))

export function kept(): Record<string, unknown> | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null
  } catch {
    return null
  }
}
