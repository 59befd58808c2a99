import type { Translated } from '../../messages/translated.js'

export const notFound: Translated['notFound'] = {
  notFound: { title: 'Page introuvable', action: 'Retour à l’accueil' },
}
