import type { Translated } from '../translated.js'

const back = 'O dinheiro está novamente no seu saldo.'

export const payoutMails: Translated['payoutMails'] = {
  test: 'Modo de teste: ',
  subjects: {
    paid: (money) => `${money} foram repassados a você`,
    failed: (money) => `Um repasse de ${money} falhou`,
    returned: (money) => `Um repasse de ${money} voltou`,
    rejected: (money) => `Um repasse de ${money} foi recusado`,
  },
  news: {
    paid: (money, last4) => `Repassamos ${money} para a sua conta com final ${last4}.`,
    failed: (money, last4) =>
      `Não foi possível repassar ${money} para a sua conta com final ${last4}. ${back} Verifique se a conta está correta.`,
    returned: (money, last4) =>
      `Seu banco devolveu ${money} que repassamos para a conta com final ${last4}. ${back} Verifique se a conta está correta.`,
    rejected: (money, last4) => `Um repasse de ${money} para a sua conta com final ${last4} não foi aprovado. ${back}`,
  },
  reason: (text) => `O motivo: ${text}`,
  button: 'Ver o repasse',
  closing:
    'Este e-mail foi enviado automaticamente por Gatehouse porque um valor foi repassado a você, ou não pôde ser.',
}
