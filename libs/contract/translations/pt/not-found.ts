import type { Translated } from '../../messages/translated.js'

export const notFound: Translated['notFound'] = {
  notFound: { title: 'Página não encontrada', action: 'Voltar ao início' },
}
