// What a person prefers, kept in this browser.
const KEY = 'tworivers.settings'

const DEFAULTS = {
  language: '',
  theme: 'system' as 'system' | 'light' | 'dark',
  vision: 'common' as 'common' | 'red-green' | 'blue-yellow',
  motion: 'system' as 'system' | 'full' | 'fast' | 'none',
  sound: false,
  notify: false,
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

/** What was chosen among values that one game alone offers; the first is usual. */
export function chosen<V extends string>(name: string, values: readonly V[]): V {
  const value = (settings as Record<string, unknown>)[name]
  return values.find((each) => each === value) ?? values[0]!
}

/** How long movements last at each speed, in milliseconds; the style sheets read the same figures as `--m-tap` and so on. */
const SPEEDS = {
  full: { tap: 90, fast: 140, move: 280, step: 520 },
  fast: { tap: 45, fast: 70, move: 130, step: 220 },
  none: { tap: 0, fast: 0, move: 0, step: 0 },
}
const unwelcome = matchMedia('(prefers-reduced-motion: reduce)')

function durations() {
  const speed = settings.motion === 'system' ? (unwelcome.matches ? 'none' : 'full') : settings.motion
  return SPEEDS[speed]
}

/** How long a movement lasts now, in milliseconds: nothing where motion is unwelcome. */
export const lasting = (what: keyof typeof SPEEDS.full): number => durations()[what]

/** Theme and palette are attributes of the page, whose colours are in the style sheet; times are its variables. */
export function showLook(): void {
  const { dataset, style } = document.documentElement
  for (const name of ['theme', 'vision'] as const) {
    if (settings[name] === DEFAULTS[name]) delete dataset[name]
    else dataset[name] = settings[name]
  }
  for (const [name, time] of Object.entries(durations())) style.setProperty(`--m-${name}`, `${time}ms`)
}
unwelcome.addEventListener('change', showLook)

/** Light when it is dark, dark when it is light. */
export function turnTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  change('theme', dark ? 'light' : 'dark')
}
