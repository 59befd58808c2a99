import type { Translated } from '../../messages/translated.js'

export const disputeMails: Translated['disputeMails'] = {
  test: 'Modo de teste: ',
  subject: (money) => `Um pagador contesta ${money}`,
  news: (money, transactionID) =>
    `O banco de um pagador pede de volta ${money} do pagamento ${transactionID}. A sua parte fica retida até a contestação ser encerrada.`,
  reasons: {
    fraudulent: 'O pagador diz que não foi ele',
    not_received: 'O pagador diz que não recebeu nada',
    not_as_described: 'O pagador diz que não é o que foi descrito',
    duplicate: 'O pagador diz que pagou duas vezes',
    credit_not_processed: 'O pagador espera um reembolso',
    subscription_canceled: 'O pagador diz que a assinatura tinha terminado',
    general: 'O banco do pagador não indicou o motivo',
  },
  evidenceUntil: (time) => `Pode apresentar os seus argumentos, uma única vez, até ${time}.`,
  processorDecides: 'Não precisa de fazer nada agora: quem decide é o processador do pagamento.',
  inquirySubject: (money) => `O banco de um pagador pede informações sobre ${money}`,
  inquiryNews: (money, transactionID) =>
    `O banco de um pagador pede informações sobre ${money} do pagamento ${transactionID}. Nenhum valor fica retido. Uma boa resposta pode evitar uma contestação.`,
  dueSubjects: {
    week: (money) => `Faltam 7 dias para responder ao banco de um pagador sobre ${money}`,
    two_days: (money) => `Faltam 2 dias para responder ao banco de um pagador sobre ${money}`,
    last_day: (money) => `Último dia para responder ao banco de um pagador sobre ${money}`,
  },
  dueNews: (money, transactionID) =>
    `Ainda não foram enviadas provas sobre ${money} do pagamento ${transactionID}. Sem elas, o banco costuma dar razão ao pagador.`,
  button: 'Ver o pagamento',
  closing: 'Este e-mail foi enviado automaticamente pelo Gatehouse porque um pagamento seu foi contestado.',
}
