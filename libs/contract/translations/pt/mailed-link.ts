import type { Translated } from '../../messages/translated.js'

export const mailedLink: Translated['mailedLink'] = {
  backToThePublicSite: 'Voltar ao site público',
  thisLinkOpensNothing: 'Este link não abre nada',
  contactUs: 'Contacte-nos',
}
