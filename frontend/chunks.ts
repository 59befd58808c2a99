import { parse } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

// Left alone, each part that two screens share is a file of its own, and a cold page waits for forty of them.
// What opens with a page comes together instead: the router, the root, both areas, one area, and a list with its words.
const ofRouter =
  /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|preload-helper|entry\.client\.tsx|components[\\/]proofs\.ts|factor-limits/
const firstVisit =
  /routes[\\/](site[\\/](layout|contact|forgot-password|reset-password)|(client|admin)[\\/]login[\\/]page|client[\\/]signup[\\/]page|pay[\\/]\w+)\.tsx/
const shared =
  /app[\\/](components[\\/](?!passkey|proof|own-pro|factors-|forced-|enrolment|code-form|log-|preferences|qr-|recovery|sessions-)|session[\\/])|contract[\\/](messages[\\/](components[\\/]common|client-area|frame|not-found|sign-in)\.|limits|money|payment-methods|spoken-formats)/
const root = /app[\\/]root\.tsx/
const signedIn = /routes[\\/]((admin|client|profile)[\\/]|portal-boundary)/
const signedOut = /routes[\\/]client[\\/](login|signup|words\.tsx)/
const loadedLater = /app[\\/]components[\\/]/
const layouts = /routes[\\/](admin|client)[\\/]layout\.tsx/
// These two screens have no code of their own, so that a shared file can be theirs.
const ofBoth = /routes[\\/]portal-boundary\.tsx/
const ofLists = /routes[\\/]client[\\/]area-words\.tsx/
const lists = /routes[\\/](admin|client)[\\/]([\w-]+)[\\/](list|page)\.tsx/
const noLists = /[\\/](login|signup|pending-approval|step-up|profile|device)[\\/]/
const words = /contract[\\/]messages[\\/]/

const someLists = 4
const manyLists = 10
const fewLetters = 1_000

/** Files in the order in which they take modules: what one needs is in it, or in one before it. */
const files = [/^router$/, /^root$/, /^own\./, /^portal$/, /^lists$/, /^parts$/, /^(admin|client)$/, /-lists$/, /-/]

interface Module {
  id: string
  letters: number
  /** The screens that load it, and what is loaded later and needs it. */
  screens: readonly string[]
}

function fileOf(module: Module): string | null {
  const { id, screens } = module
  const isIn = (pages: RegExp) => screens.some((one) => pages.test(one))
  if (ofRouter.test(id)) return 'router'
  if (isIn(root)) return 'root'
  const opened = screens.filter((one) => lists.test(one) && !noLists.test(one))
  const isPublic = (one: string) => (!signedIn.test(one) && !loadedLater.test(one)) || signedOut.test(one)
  if (!screens.some(isPublic)) return fileOfArea(module, opened)
  const isFirst = shared.test(id) && screens.length >= 3 && isIn(firstVisit)
  const isOften = isIn(layouts) || isIn(ofBoth) || isIn(ofLists) || opened.length >= someLists
  if (isFirst || isOften) return 'root'
  // Else a list's file would take it, and a payer would load staff's list for it.
  return opened.length > 0 ? `own.${parse(id).name}` : null
}

function fileOfArea({ id, letters, screens }: Module, opened: readonly string[]): string | null {
  const isIn = (pages: RegExp) => screens.some((one) => pages.test(one))
  if (isIn(ofBoth)) return 'portal'
  if (isIn(ofLists)) return 'lists'
  const areaOf = (one: string) => /routes[\\/](admin|client)[\\/]/.exec(one)?.[1]
  const areas = new Set([...screens.filter((one) => layouts.test(one)), ...opened].map(areaOf))
  const [area] = areas
  if (!area) return null
  if (areas.size > 1) return isIn(layouts) || opened.length >= manyLists ? 'portal' : 'lists'
  const isOfMany = opened.length >= someLists && !words.test(id)
  if (screens.some((one) => areaOf(one) !== area)) return isIn(layouts) || isOfMany ? 'portal' : 'parts'
  if (isIn(layouts)) return area
  if (opened.length === 1) return `${area}-${lists.exec(opened[0] ?? '')?.[2]}`
  return isOfMany || (words.test(id) && letters <= fewLetters) ? area : `${area}-lists`
}

type Find = (id: string) => Rolldown.ModuleInfo | null

function screensOf(ids: Iterable<string>, find: Find): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>()
  const follow = (id: string, screen: string) => {
    const screens = reached.get(id) ?? new Set()
    if (screens.has(screen)) return
    reached.set(id, screens.add(screen))
    for (const next of find(id)?.importedIds ?? []) follow(next, screen)
  }
  for (const id of ids) {
    const { isEntry = false, dynamicallyImportedIds = [] } = find(id) ?? {}
    for (const one of isEntry ? [id, ...dynamicallyImportedIds] : dynamicallyImportedIds) follow(one, one)
  }
  return reached
}

const named = new Map<string, string | null>()

/** Names the file of each module, once all modules are read. */
export const chunks: Plugin = {
  name: 'chunks',
  // A shared file may then be a screen's own file too. The router's is evaluated first, and hydrates in a later task.
  configEnvironment: (name) =>
    name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : undefined,
  renderStart() {
    if (this.environment.name !== 'client') return
    const find: Find = (id) => this.getModuleInfo(id)
    for (const [id, screens] of screensOf(this.getModuleIds(), find))
      named.set(id, fileOf({ id, letters: find(id)?.code?.length ?? 0, screens: [...screens] }))
  },
}

const fileNamed = (file: RegExp) => (id: string) => {
  const name = named.get(id)
  return name && file.test(name) ? name : null
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  ...files.map((file, place) => ({
    name: fileNamed(file),
    debugName: file.source,
    priority: files.length + 1 - place,
  })),
  { name: 'rest', test: shared, minShareCount: 3, priority: 1 },
]
