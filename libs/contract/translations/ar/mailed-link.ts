import type { Translated } from '../../messages/translated.js'

export const mailedLink: Translated['mailedLink'] = {
  backToThePublicSite: 'العودة إلى الموقع العام',
  thisLinkOpensNothing: 'هذا الرابط لا يفتح شيئًا',
  contactUs: 'تواصل معنا',
}
