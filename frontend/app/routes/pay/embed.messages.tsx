import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { CheckoutFrameView } from '#contract/checkout-frames.js'
import type { LinkPaymentView } from '#contract/link-payments.js'

interface FrameMessagesProps {
  origin: string
  nonce: string
  warning: string | null
  said: { title: string; close: string; leave: string }
  frame: Pick<CheckoutFrameView, 'status' | 'checkoutSessionID'> | null
  payment: LinkPaymentView | null
}

/** What the page around the frame hears. It tells us nothing, so there is nothing to believe. */
export function FrameMessages({ origin, nonce, warning, said, frame, payment }: FrameMessagesProps) {
  const send = useRef((_: object) => {})
  send.current = (message) => window.parent.postMessage({ gatehouse: nonce, ...message }, origin)
  const isSending = useNavigation().formMethod === 'POST'
  const isBusy = isSending || (payment !== null && isRunning(payment))
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const isComplete = payment ? isPaid(payment) : frame?.status === 'used'
  const isExpired = !payment && (frame?.status === 'expired' || frame?.status === 'closed')
  useEffect(() => send.current({ type: 'ready', ...said, warning }), [said, warning])
  useEffect(() => send.current({ type: 'busy', isBusy }), [isBusy])
  useEffect(() => {
    if (shown.current !== pathname) send.current({ type: 'page' })
    shown.current = pathname
  }, [pathname])
  useEffect(() => {
    if (isComplete) send.current({ type: 'complete', checkoutSessionID: frame?.checkoutSessionID ?? null })
    if (isExpired) send.current({ type: 'expired' })
  }, [isComplete, isExpired, frame?.checkoutSessionID])
  useEffect(() => {
    const sized = new ResizeObserver(() => {
      send.current({ type: 'resize', height: Math.ceil(document.body.getBoundingClientRect().height) })
    })
    sized.observe(document.body)
    const typed = ({ key }: KeyboardEvent) => key === 'Escape' && send.current({ type: 'escape' })
    window.addEventListener('keydown', typed)
    return () => {
      sized.disconnect()
      window.removeEventListener('keydown', typed)
    }
  }, [])
  return null
}

/** A bank transfer takes days, and its instructions may be closed. */
const isRunning = ({ status, nextAction }: LinkPaymentView): boolean =>
  status === 'processing' || (status === 'requires_action' && nextAction?.type !== 'bank_transfer')

/** An order whose money is taken later is complete too. */
const isPaid = ({ status, session }: LinkPaymentView): boolean =>
  status === 'succeeded' || (status === 'authorized' && Boolean(session?.successURL))
