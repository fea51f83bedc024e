// What a person prefers, kept in this browser.
const KEY = 'tworivers.settings'

const DEFAULTS = {
  language: '',
  theme: 'system' as 'system' | 'light' | 'dark',
  kingdoms: 'strong' as 'off' | 'faint' | 'strong',
  coordinates: true,
  letters: false,
  confirm: true,
  marks: true,
}

export type Settings = typeof DEFAULTS

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() })

export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
  showTheme()
}

export function showTheme(): void {
  const root = document.documentElement
  if (settings.theme === 'system') delete root.dataset.theme
  else root.dataset.theme = settings.theme
}
