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
