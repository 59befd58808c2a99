import type { Translated } from '../../messages/translated.js'

export const debtMails: Translated['debtMails'] = {
  test: 'Modo de teste: ',
  subjects: {
    requested: (money) => `Pague ${money} ao Gatehouse`,
    paid: (money) => `Obrigado: ${money} foram creditados no seu saldo`,
    written_off: (money) => `Perdoámos ${money} que nos devia`,
  },
  news: {
    requested: (money) =>
      `O seu saldo connosco está negativo em ${money}: voltou para os pagadores mais do que entrou. Os repasses esperam até que seja coberto. Pode pagá-lo agora com cartão, sem tarifa, ou deixar como está: os novos pagamentos também o compensam.`,
    paid: (money) => `${money} foram creditados no seu saldo, sem tarifa.`,
    written_off: (money) => `Deve-nos ${money} a menos: prescindimos desse valor. Não precisa de fazer nada.`,
  },
  buttons: { requested: 'Ver o que é devido', paid: 'Ver o seu saldo', written_off: 'Ver o seu saldo' },
  closing: 'Este e-mail foi enviado automaticamente pelo Gatehouse porque o seu saldo estava negativo.',
}
