import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import * as words from '#contract/messages/admin/search.js'
import { SearchIcon } from '../../../components/icon'
import { Modal } from '../../../components/modal'
import type { HitGroup } from './hits.server'
import type { loader } from './page'

const pauseInTypingMs = 120

/** Goes to a page, client, person, key, role or permission by a few letters: a combobox over the search page's own answer. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { load, data, state } = useFetcher<typeof loader>({ key: 'palette' })
  const [q, setQ] = useState('')
  const [marked, setMarked] = useState(0)
  const navigate = useNavigate()
  const id = useId()
  const groups = data?.groups ?? []
  const hits = groups.flatMap((group) => group.hits)
  const current = hits[Math.min(marked, hits.length - 1)]
  // Until the answer to these words is there, Enter would go where the words before led.
  const isAnswered = state === 'idle' && data?.q === q.trim()

  useEffect(() => {
    const timer = setTimeout(() => void load(`/admin/search?${new URLSearchParams({ q })}`), q ? pauseInTypingMs : 0)
    return () => clearTimeout(timer)
  }, [q, load])

  const go = (to: string) => {
    onClose()
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: marked + 1, ArrowUp: marked - 1, Home: 0, End: hits.length - 1 }[event.key]
    if (event.key === 'Enter' && current && isAnswered) go(current.to)
    if (next === undefined || hits.length === 0) return
    event.preventDefault()
    setMarked((next + hits.length) % hits.length)
  }
  return (
    <PaletteDialog onClose={onClose}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <SearchIcon className="size-4 text-ink-faint" />
        <input
          type="text"
          role="combobox"
          aria-label={words.goToAPageClient}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}-${hits.indexOf(current)}` : undefined}
          placeholder={words.nameEmailOrId}
          autoComplete="off"
          spellCheck={false}
          value={q}
          onChange={(event) => {
            setQ(event.target.value)
            setMarked(0)
          }}
          onKeyDown={onKeyDown}
          className="h-12 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-faint"
        />
        <kbd>Esc</kbd>
      </div>
      <Hits id={id} groups={groups} current={current?.to} onGo={go} onMark={setMarked} />
      <p role="status" className="border-t border-line px-4 py-2 text-xs text-ink-faint">
        {isAnswered ? counted(hits.length) : words.looking}
      </p>
    </PaletteDialog>
  )
}

const counted = (count: number) => (count === 0 ? words.nothingFound : `${count} ${count === 1 ? 'result' : 'results'}`)

interface HitsProps {
  id: string
  groups: HitGroup[]
  current: string | undefined
  onGo: (to: string) => void
  onMark: (index: number) => void
}

function Hits({ id, groups, current, onGo, onMark }: HitsProps) {
  const hits = groups.flatMap((group) => group.hits)
  useEffect(() => {
    document.querySelector('.palette [aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    // Tab stays in the input: the options are reached by the arrows, as a combobox has it.
    <div id={`${id}-hits`} role="listbox" aria-label={words.results} className="max-h-[50vh] overflow-y-auto p-2">
      {groups.map(({ title, hits: some }) => (
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <p id={`${id}-${title}`} className="px-2 pt-2 pb-1 text-xs text-ink-faint">
            {title}
          </p>
          {some.map((hit) => (
            <div
              key={hit.to}
              id={`${id}-${hits.indexOf(hit)}`}
              role="option"
              aria-selected={hit.to === current}
              tabIndex={-1}
              onClick={() => onGo(hit.to)}
              onMouseMove={() => onMark(hits.indexOf(hit))}
              className="palette-hit"
            >
              <span className="truncate font-medium text-ink">{hit.label}</span>
              <span className="truncate text-xs text-ink-faint">{hit.detail}</span>
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

const keys: [string, string][] = [
  [words.ctrlKOrK, words.goToAPageClient],
  ['/', words.filterTheListOnThe],
  ['?', words.showTheseShortcuts],
  ['Esc', words.closeWhatIsOpen],
]

export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={words.keyboardShortcuts} open onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-3 text-sm">
        {keys.map(([key, action]) => (
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
