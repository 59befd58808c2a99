import { Link } from 'react-router'

export function PageList({ pages }: { pages: { path: string; title: string; description: string }[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {pages.map(({ path, title, description }) => (
        <li key={path}>
          <Link to={path} className="page-card">
            <span className="font-medium text-ink">{title}</span>
            <span className="text-sm text-ink-soft">{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
