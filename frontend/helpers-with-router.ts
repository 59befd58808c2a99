import type { Plugin, Rolldown } from 'vite'

const takesHelpers = /import\{([^{}]*)\}from"\.\/([\w.-]+)"/g
const givesHelpers = /^export\{([^{}]*)\};?\s*$/
const baseOf = ({ fileName }: Rolldown.OutputChunk) => fileName.slice(fileName.lastIndexOf('/') + 1)

/** The bundler's own helpers come with the router, which every page loads: a request less for each of them. */
export const helpersWithRouter: Plugin = {
  name: 'helpers-with-router',
  // Names are made before this: another way to join must give other names, because browsers keep files by name.
  augmentChunkHash: () => `${join}${moveImport}`,
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return
      const all = Object.values(bundle).filter((one) => one.type === 'chunk')
      const helpers = all.find(({ moduleIds: [id, ...others] }) => id?.includes('rolldown/runtime') && !others.length)
      const router = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith('entry.client.tsx'))
      if (!helpers || !router) throw new Error('The router or its helpers have no file of their own')
      join(helpers, router)
      for (const one of all.filter(({ imports }) => imports.includes(helpers.fileName)))
        moveImport(one, helpers, router)
      delete bundle[helpers.fileName]
    },
  },
}

/** `a as b,c`, as imports and exports are written. */
const namesIn = (list: string) =>
  list.split(',').map((one) => {
    const [from = '', to = from] = one.split(' as ')
    return { from, to }
  })

function join(helpers: Rolldown.OutputChunk, router: Rolldown.OutputChunk): void {
  const end = helpers.code.lastIndexOf('export{')
  const body = helpers.code.slice(0, Math.max(end, 0))
  const [, given] = givesHelpers.exec(helpers.code.slice(end)) ?? []
  const taken = [...router.code.matchAll(takesHelpers)]
  const [names, file] = taken[0]?.slice(1) ?? []
  if (!body || !given || !names || taken.length > 1 || file !== baseOf(helpers))
    throw new Error('The router must import its helpers and nothing else')
  const returned = namesIn(given).map(({ from, to }) => `${to}:${from}`)
  const own = namesIn(names).map(({ from, to }) => `${from}:${to}`)
  const others = namesIn(given).map(({ to }) => `${to}:helper_${to}`)
  const begin = `const helpers_=(()=>{${body}return{${returned}}})(),{${own}}=helpers_,{${others}}=helpers_;`
  router.code = `${begin}${router.code.replace(taken[0]?.[0] ?? '', '')}export{${namesIn(given).map(({ to }) => `helper_${to}`)}};`
  router.imports = []
}

function moveImport(one: Rolldown.OutputChunk, helpers: Rolldown.OutputChunk, router: Rolldown.OutputChunk): void {
  one.code = one.code.replace(takesHelpers, (whole, names: string, file: string) => {
    if (file !== baseOf(helpers)) return whole
    const moved = namesIn(names).map(({ from, to }) => `helper_${from} as ${to}`)
    return `import{${moved}}from"./${baseOf(router)}"`
  })
  one.imports = [...new Set(one.imports.map((name) => (name === helpers.fileName ? router.fileName : name)))]
  if (one.code.includes(baseOf(helpers))) throw new Error(`${one.fileName} takes helpers in a way that is not known`)
}
