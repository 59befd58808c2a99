import { Link } from 'react-router'
import { ArrowLeftIcon } from './icon'

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="-mb-3 flex items-center gap-1.5 self-start rounded-small text-ink-soft hover:text-ink">
    <ArrowLeftIcon />
    {children}
  </Link>
)
