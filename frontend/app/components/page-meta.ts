import type { MetaDescriptor } from 'react-router'
import * as words from '#contract/messages/components/common.js'

export function pageMeta(title: string, description?: string): MetaDescriptor[] {
  const fullTitle = title === 'Gatehouse' ? title : words.titleGatehouse(title)
  if (!description) return [{ title: fullTitle }]
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: 'Gatehouse' },
    { property: 'og:type', content: 'website' },
  ]
}

/** Of a page that search engines do not show. */
export const hiddenMeta = (title: string, description?: string): MetaDescriptor[] => [
  ...pageMeta(title, description),
  { name: 'robots', content: 'noindex' },
]

/** Of a page between a merchant and its payer. */
export const payMeta = (title: string): MetaDescriptor[] => [
  ...pageMeta(title),
  { name: 'robots', content: 'noindex, nofollow' },
]
