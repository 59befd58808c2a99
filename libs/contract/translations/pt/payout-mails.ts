import type { Translated } from '../../messages/translated.js'

const back = 'O dinheiro está novamente no seu saldo.'

export const payoutMails: Translated['payoutMails'] = {
  test: 'Modo de teste: ',
  subjects: {
    paid: (money) => `Foram-lhe repassados ${money}`,
    failed: (money) => `Um repasse de ${money} falhou`,
    returned: (money) => `Um repasse de ${money} voltou`,
    rejected: (money) => `Um repasse de ${money} foi recusado`,
  },
  news: {
    paid: (money, last4) => `Repassámos ${money} para a sua conta terminada em ${last4}.`,
    failed: (money, last4) =>
      `Não foi possível repassar ${money} para a sua conta terminada em ${last4}. ${back} Verifique se a conta está correta.`,
    returned: (money, last4) =>
      `O seu banco devolveu ${money} que repassámos para a conta terminada em ${last4}. ${back} Verifique se a conta está correta.`,
    rejected: (money, last4) =>
      `Um repasse de ${money} para a sua conta terminada em ${last4} não foi aprovado. ${back}`,
  },
  reason: (text) => `O motivo: ${text}`,
  button: 'Ver o repasse',
  closing: 'Este e-mail foi enviado automaticamente pelo Gatehouse porque um valor lhe foi repassado, ou não pôde ser.',
}
