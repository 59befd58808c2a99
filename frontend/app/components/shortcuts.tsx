import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import * as words from '#contract/messages/search.js'
import { SearchIcon } from './icon'
import type { PaletteProps } from './palette'

type Shown = 'palette' | 'help' | null
type Dialogs = typeof import('./palette')

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The way to the search page; where scripts run, to the command palette, which is loaded when it is first asked for. */
export function Shortcuts({ address, placeholder }: Omit<PaletteProps, 'onClose'>) {
  const [shown, setShown] = useState<Shown>(null)
  const [dialogs, setDialogs] = useState<Dialogs | null>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = askedFor(event)
      if (!asked) return
      event.preventDefault()
      const filter = asked === 'filter' && document.querySelector<HTMLInputElement>('main input[type=search]')
      if (filter) filter.focus()
      else if (asked === 'filter') setShown('palette')
      else setShown((before) => (before === asked ? null : asked))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (shown && !dialogs) void import('./palette').then(setDialogs)
  }, [shown, dialogs])

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown('palette')
  }
  const Dialog: ComponentType<PaletteProps> | undefined = shown === 'help' ? dialogs?.ShortcutsHelp : dialogs?.Palette
  return (
    <>
      <Link to={address} onClick={onClick} aria-keyshortcuts="Control+K Meta+K" className="portal-search">
        <SearchIcon className="size-4" />
        {words.search}
        <kbd>Ctrl K</kbd>
      </Link>
      {/* Outside the sidebar, which small screens hide. */}
      {shown &&
        Dialog &&
        createPortal(
          <Dialog address={address} placeholder={placeholder} onClose={() => setShown(null)} />,
          document.body,
        )}
    </>
  )
}

function askedFor(event: KeyboardEvent): 'palette' | 'help' | 'filter' | null {
  const { key, ctrlKey, metaKey, altKey, target } = event
  const isOurs = document.querySelector('dialog[open].palette')
  // Another dialog is a question that wants its answer first.
  if (document.querySelector('dialog[open]') && !isOurs) return null
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) return 'palette'
  if (ctrlKey || metaKey || altKey || isTyping(target) || isOurs) return null
  if (key === '/') return 'filter'
  return key === '?' ? 'help' : null
}
