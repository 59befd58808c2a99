import type { Translated } from '../../messages/translated.js'

export const notMe: Translated['notMe'] = {
  title: 'Não fui eu',
  was: 'Não reconhece isto?',
  lead: 'Então ponha fim a isto aqui: todas as sessões terminam, a palavra-passe deixa de abrir o que quer que seja, e enviamos-lhe por e-mail um link para uma nova.',
  account: 'Conta',
  what: 'O que aconteceu',
  when: 'Quando',
  itWasMe: 'Reconhece isto? Então saia desta página. Nada mudou.',
  submit: 'Terminar todas as sessões',
  done: 'Todas as sessões terminaram',
  doneLead:
    'A palavra-passe já não abre nada. Enviámos-lhe um link por e-mail: escolha aí uma palavra-passe que mais ninguém conheça.',
  check: {
    client:
      'Depois verifique os seus utilizadores de API, a sua conta de liquidação e os seus segundos fatores, e escreva-nos.',
    portal: 'Depois verifique os seus segundos fatores e avise de imediato um administrador.',
  },
  askAgain: 'Pedir o link de novo',
  contactUs: 'Contacte-nos',
}
