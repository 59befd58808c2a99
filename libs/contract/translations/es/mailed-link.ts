import type { Translated } from '../../messages/translated.js'

export const mailedLink: Translated['mailedLink'] = {
  backToThePublicSite: 'Volver al sitio público',
  thisLinkOpensNothing: 'Este enlace no abre nada',
  contactUs: 'Contactar',
}
