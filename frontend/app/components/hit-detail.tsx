import type { Hit } from '#contract/search-hits.js'
import { dayOf } from './moment'

/** What tells a row from others of its kind. */
export const HitDetail = ({ hit: { detail, at }, className = '' }: { hit: Hit; className?: string }) => (
  <span className={`text-xs text-ink-faint ${className}`}>{at ? `${detail} · ${dayOf(at)}` : detail}</span>
)
