// Writes src/api/types.ts from schema.json; with --check it only tells whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const target = new URL('../src/api/types.ts', import.meta.url)
// The same file holds the OpenAPI document, for other clients.
const { openapi: _, ...schema } = JSON.parse(readFileSync(new URL('../schema.json', import.meta.url), 'utf8'))

const source = await compile({ ...schema, title: 'Schema', additionalProperties: false }, 'Schema', {
  additionalProperties: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  bannerComment: '// Generated from schema.json by `npm run types`. Do not edit.',
  style: { semi: false, singleQuote: true, printWidth: 110 },
})

if (!process.argv.includes('--check')) writeFileSync(target, source)
else if (readFileSync(target, 'utf8') !== source) {
  console.error('src/api/types.ts is out of date: run `npm run types`')
  process.exit(1)
}
