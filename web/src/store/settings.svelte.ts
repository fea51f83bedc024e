// What a person prefers, kept in this browser.
const KEY = 'tworivers.settings'

const DEFAULTS = {
  language: '',
  theme: 'system' as 'system' | 'light' | 'dark',
  vision: 'common' as 'common' | 'red-green' | 'blue-yellow',
  motion: 'system' as 'system' | 'full' | 'fast' | 'none',
  sound: false,
  notify: false,
  kingdoms: 'strong' as 'off' | 'faint' | 'strong',
  coordinates: true,
  letters: false,
  confirm: true,
  marks: true,
  /** Show what the others did since my last turn step by step. */
  steps: true,
  /** The computer's level that was chosen last. */
  level: '',
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
  showLook()
}

/** Theme, motion and palette are attributes of the page; the colours and times that follow are in the style sheet. */
export function showLook(): void {
  const { dataset } = document.documentElement
  for (const name of ['theme', 'motion', 'vision'] as const) {
    if (settings[name] === DEFAULTS[name]) delete dataset[name]
    else dataset[name] = settings[name]
  }
}

/** Light when it is dark, dark when it is light. */
export function turnTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  change('theme', dark ? 'light' : 'dark')
}

/** How long a movement lasts now, in milliseconds: nothing where motion is unwelcome. */
export function lasting(token: '--m-fast' | '--m-move' | '--m-step'): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0
}
