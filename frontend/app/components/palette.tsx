import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { textMaxLength } from '#contract/limits.js'
import * as words from '#contract/messages/search.js'
import type { Mode } from '#contract/modes.js'
import type { HitGroup, SearchAnswer } from '#contract/search-hits.js'
import { HitDetail } from './hit-detail'
import { SearchIcon } from './icon'
import { Modal } from './modal'

const pauseInTypingMs = 120

export interface PaletteProps {
  /** The search page of the area. */
  address: string
  placeholder: string
  onClose: () => void
}

/** The search page's own answer to what is typed. */
function useAnswer(address: string, q: string) {
  const { load, data, state } = useFetcher<SearchAnswer>({ key: 'palette' })
  useEffect(() => {
    const asked = new URLSearchParams({ q, palette: '' })
    const timer = setTimeout(() => void load(`${address}?${asked}`), q ? pauseInTypingMs : 0)
    return () => clearTimeout(timer)
  }, [q, load, address])
  const isAnswered = state === 'idle' && data?.q === q.trim()
  const refusal = state === 'idle' ? data?.refusal : null
  const groups = data?.groups ?? []
  const said = isAnswered ? counted(hitsIn(groups).length, data?.otherMode ?? null) : words.looking
  return { groups, isAnswered, said: refusal ?? said }
}

const hitsIn = (groups: HitGroup[]) => groups.flatMap(({ hits }) => hits)

/** Goes to a page or to a row by a few letters or a pasted id: a combobox over the search page's own answer. */
export function Palette({ address, placeholder, onClose }: PaletteProps) {
  const [q, setQ] = useState('')
  const [marked, setMarked] = useState(0)
  const { groups, isAnswered, said } = useAnswer(address, q)
  const navigate = useNavigate()
  const id = useId()
  const hits = hitsIn(groups)
  const current = hits[Math.min(marked, hits.length - 1)]

  const go = (to: string) => {
    onClose()
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: marked + 1, ArrowUp: marked - 1, Home: 0, End: hits.length - 1 }[event.key]
    // Until the answer to these words is there, Enter would go where the words before led.
    if (event.key === 'Enter' && current && isAnswered) go(current.to)
    if (next === undefined || hits.length === 0) return
    event.preventDefault()
    setMarked((next + hits.length) % hits.length)
  }
  const onType = (typed: string) => {
    setQ(typed)
    setMarked(0)
  }
  const option = current && `${id}-${hits.indexOf(current)}`
  return (
    <PaletteDialog onClose={onClose}>
      <PaletteInput id={id} option={option} {...{ q, placeholder, onType, onKeyDown }} />
      <Hits id={id} groups={groups} current={current?.id} onGo={go} onMark={setMarked} />
      <p role="status" className="px-4 py-2 text-xs text-ink-faint">
        {said}
      </p>
    </PaletteDialog>
  )
}

interface PaletteInputProps {
  id: string
  /** The marked one; undefined: there is none. */
  option: string | undefined
  q: string
  placeholder: string
  onType: (typed: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const PaletteInput = ({ id, option, q, placeholder, onType, onKeyDown }: PaletteInputProps) => (
  <div className="flex items-center gap-3 border-b border-line px-4">
    <SearchIcon className="size-4 text-ink-faint" />
    <input
      type="text"
      role="combobox"
      aria-label={words.goToAPage}
      aria-expanded={option !== undefined}
      aria-controls={`${id}-hits`}
      aria-autocomplete="list"
      aria-activedescendant={option}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={textMaxLength}
      value={q}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      className="h-12 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-faint"
    />
    <kbd>Esc</kbd>
  </div>
)

function counted(count: number, otherMode: Mode | null): string {
  if (otherMode) return words.isOfOtherMode[otherMode]
  return count === 0 ? words.nothingFound : words.countedResults(count)
}

interface HitsProps {
  id: string
  groups: HitGroup[]
  current: string | undefined
  onGo: (to: string) => void
  onMark: (index: number) => void
}

function Hits({ id, groups, current, onGo, onMark }: HitsProps) {
  const hits = hitsIn(groups)
  useEffect(() => {
    document.querySelector('.palette [aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    // Tab stays in the input: the options are reached by the arrows, as a combobox has it.
    <div
      id={`${id}-hits`}
      role="listbox"
      aria-label={words.results}
      className="max-h-[50vh] overflow-y-auto border-b border-line p-2 empty:hidden"
    >
      {groups.map(({ title, hits: some }, place) => (
        // By its place: a title has spaces, and ids with spaces name nothing.
        <div key={title} role="group" aria-labelledby={`${id}-group-${place}`}>
          <p id={`${id}-group-${place}`} className="px-2 pt-2 pb-1 text-xs text-ink-faint">
            {title}
          </p>
          {some.map((hit) => (
            <div
              key={hit.id}
              id={`${id}-${hits.indexOf(hit)}`}
              role="option"
              aria-selected={hit.id === current}
              tabIndex={-1}
              onClick={() => onGo(hit.to)}
              onMouseMove={() => onMark(hits.indexOf(hit))}
              className="palette-hit"
            >
              <span className="truncate font-medium text-ink">{hit.label}</span>
              <HitDetail hit={hit} className="truncate" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The browser's own dialog: it keeps the focus, closes on Escape and gives the focus back. */
function PaletteDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector('input')?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={words.search}
      className="modal palette"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}

const keys = (): [string, string][] => [
  [words.ctrlKOrK, words.goToAPage],
  ['/', words.filterOrSearch],
  ['?', words.showTheseShortcuts],
  ['Esc', words.closeWhatIsOpen],
]

export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={words.keyboardShortcuts} open onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-3 text-sm">
        {keys().map(([key, action]) => (
          <div key={key} className="contents">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd className="text-ink-soft">{action}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
