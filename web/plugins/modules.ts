// Says in which file of the built page each of our modules is: a chunk that several share has no source of its own in the manifest.
import { relative } from 'node:path'
import type { Plugin } from 'vite'

export function modules(root: string): Plugin {
  return {
    name: 'tworivers-modules',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const own = chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [relative(root, id), fileName] as const))
      const listed = Object.fromEntries(own.filter(([source]) => source.startsWith('src/')))
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(listed) })
    },
  }
}
