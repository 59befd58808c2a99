import type { Translated } from '../translated.js'

export const mailedLink: Translated['mailedLink'] = {
  backToThePublicSite: 'Voltar ao site público',
  thisLinkOpensNothing: 'Este link não abre nada',
  contactUs: 'Contacte-nos',
}
