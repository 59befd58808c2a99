import type { Translated } from '../../messages/translated.js'

export const paymentFailureMails: Translated['paymentFailureMails'] = {
  test: 'Modo de teste: ',
  subject: (money) => `Um pagamento de ${money} falhou depois da captura`,
  news: (money, transactionID) =>
    `O processador não conseguiu cobrar ${money} do pagamento ${transactionID}, apesar de o ter confirmado. O valor foi retirado do seu saldo e a taxa foi devolvida.`,
  advice:
    'Se ainda não entregou a encomenda, retenha-a e peça ao pagador que pague de novo. Se a captura for concluída mais tarde, o valor volta ao seu saldo.',
  button: 'Ver o pagamento',
  closing: 'Este e-mail foi enviado automaticamente pelo Gatehouse porque um pagamento seu falhou.',
}
