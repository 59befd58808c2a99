import type { GatehouseScript } from './types.js'

export type * from './types.js'

declare global {
  interface Window {
    Gatehouse?: GatehouseScript
  }
}

interface LoadOptions {
  /** Pins one version: the script's own address, and its hash. Both stand on your docs page "Embed the checkout in your page". */
  path?: string
  integrity?: string
}

let loading: Promise<GatehouseScript> | undefined

/**
 * Loads `gatehouse.js` from your installation, once for each page; null on a server.
 * If the page has loaded it with a tag of its own, that one is used as it is.
 * @param url of your installation, such as `https://pay.example.com`
 */
export async function loadGatehouse(url: string, options: LoadOptions = {}): Promise<GatehouseScript | null> {
  if (typeof document === 'undefined') return null
  if (window.Gatehouse) return window.Gatehouse
  loading ??= load(new URL(options.path ?? '/v1/gatehouse.js', url).href, options.integrity)
  // A later call tries again, for example when the network is back.
  return loading.catch((error: unknown) => {
    loading = undefined
    throw error
  })
}

const tagWaitMs = 8_000

/** A tag of the page may have failed before; then only the page's own `load` still comes. */
const settled = (tag: HTMLScriptElement) =>
  new Promise<void>((resolve) => {
    tag.addEventListener('load', () => resolve())
    tag.addEventListener('error', () => resolve())
    window.addEventListener('load', () => resolve())
    setTimeout(resolve, tagWaitMs)
  })

async function load(src: string, integrity: string | undefined): Promise<GatehouseScript> {
  const there = document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(src)}"]`)
  if (there && (document.readyState !== 'complete' || there.dataset.gatehouse)) await settled(there)
  if (window.Gatehouse) return window.Gatehouse
  there?.remove()
  return add(src, integrity)
}

function add(src: string, integrity: string | undefined): Promise<GatehouseScript> {
  const script = document.createElement('script')
  const loaded = new Promise<GatehouseScript>((resolve, reject) => {
    const fail = () => {
      script.remove()
      reject(new Error(`Gatehouse: ${src} did not load`))
    }
    script.addEventListener('load', () => (window.Gatehouse ? resolve(window.Gatehouse) : fail()))
    script.addEventListener('error', fail)
  })
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
  // Another copy of this package waits for it.
  script.dataset.gatehouse = 'loading'
  script.src = src
  document.head.append(script)
  return loaded
}
