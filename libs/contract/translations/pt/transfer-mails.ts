import type { Translated } from '../../messages/translated.js'

export const transferMails: Translated['transferMails'] = {
  details: {
    subject: (merchantName) => `A sua transferência para ${merchantName}`,
    news: (money, merchantName) => `Para pagar a ${merchantName}, transfira ${money} para esta conta:`,
    reference: (day) => `Indique exatamente esta referência. O pagamento expira em ${day}.`,
    button: 'Ver o pagamento',
  },
  part: {
    subject: (missing, merchantName) => `Faltam ${missing} na sua transferência para ${merchantName}`,
    news: (received, missing) => `Recebemos ${received}. Transfira os ${missing} restantes para esta conta:`,
  },
  late: {
    subject: (merchantName) => `A sua transferência para ${merchantName} chegou tarde demais`,
    news: (money, merchantName) =>
      `Recebemos ${money} depois de o seu pagamento a ${merchantName} ter terminado. Vamos aceitar o valor ou devolvê-lo.`,
  },
  returned: {
    subject: (money) => `Devolvemos a sua transferência de ${money}`,
    news: (money, merchantName) =>
      `O seu pagamento a ${merchantName} não precisava desta transferência. Devolvemos ${money} à conta de origem.`,
  },
  test: 'Isto é um teste. Não envie dinheiro.',
  questions: (merchantName) => `Dúvidas sobre o seu pagamento? Contacte ${merchantName}.`,
  closing: 'Recebe este e-mail porque este endereço foi indicado no pagamento.',
}
