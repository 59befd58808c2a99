import type { Translated } from '../../messages/translated.js'

export const notFound: Translated['notFound'] = {
  notFound: { title: 'Página no encontrada', action: 'Volver al inicio' },
}
