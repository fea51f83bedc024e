// The options a game offers, read from the schema it publishes.
export type OptionChoice = { name: string; label: string; usual: unknown; values: string[] | null }

type Property = { enum?: string[]; type?: string; default?: unknown }
type Schema = { $ref?: string; $defs?: Record<string, { properties?: Record<string, Property> }> }

/** Switches and choices among words; numbers and technical options are left at their defaults. */
export function choicesIn(game: string, schema: Schema): OptionChoice[] {
  const properties = schema.$defs?.[schema.$ref?.split('/').at(-1) ?? '']?.properties ?? {}
  return Object.entries(properties)
    .filter(([, property]) => property.enum || property.type === 'boolean')
    .map(([name, property]) => ({
      name,
      label: `${game}-option-${name.replaceAll('_', '-')}`,
      usual: property.default,
      values: property.enum ? [...property.enum].sort((a) => (a === property.default ? -1 : 1)) : null,
    }))
}
