import type { Translated } from '../translated.js'

export const debtMails: Translated['debtMails'] = {
  test: 'Modo de teste: ',
  subjects: {
    requested: (money) => `Pague ${money} ao Gatehouse`,
    paid: (money) => `Obrigado: ${money} foram creditados no seu saldo`,
    written_off: (money) => `Perdoamos ${money} que você nos devia`,
  },
  news: {
    requested: (money) =>
      `Seu saldo conosco está negativo em ${money}: voltou para os pagadores mais do que entrou. Os repasses esperam até que ele seja coberto. Você pode pagá-lo agora com cartão, sem tarifa, ou deixar como está: novos pagamentos também o compensam.`,
    paid: (money) => `${money} foram creditados no seu saldo, sem tarifa.`,
    written_off: (money) => `Você nos deve ${money} a menos: abrimos mão desse valor. Você não precisa fazer nada.`,
  },
  buttons: { requested: 'Ver o que é devido', paid: 'Ver o seu saldo', written_off: 'Ver o seu saldo' },
  closing: 'Este e-mail foi enviado automaticamente por Gatehouse porque o seu saldo estava negativo.',
}
