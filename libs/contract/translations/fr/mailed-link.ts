import type { Translated } from '../../messages/translated.js'

export const mailedLink: Translated['mailedLink'] = {
  backToThePublicSite: 'Retour au site public',
  thisLinkOpensNothing: 'Ce lien n’ouvre rien',
  contactUs: 'Nous contacter',
}
