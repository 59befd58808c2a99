import type { Translated } from '../../messages/translated.js'

export const disputes: Translated['disputes'] = {
  evidenceTextRequired: 'Indique o que o banco do pagador deve saber',
  reasonInWords: {
    fraudulent: 'O pagador diz que não foi ele',
    not_received: 'O pagador diz que não recebeu nada',
    not_as_described: 'O pagador diz que não é o que foi descrito',
    duplicate: 'O pagador diz que pagou duas vezes',
    credit_not_processed: 'O pagador espera um reembolso',
    subscription_canceled: 'O pagador diz que a assinatura tinha terminado',
    general: 'O banco do pagador não indicou o motivo',
  },
  sendEvidence: 'Enviar provas',
  evidenceLead: (money) =>
    `Indique o que se opõe à contestação de ${money}. Segue para o banco do pagador, uma única vez e em definitivo.`,
  evidenceText: 'O que o banco deve saber',
  evidenceHelp: 'O que foi vendido, como e quando foi entregue, e o que o pagador lhe escreveu.',
  evidenceWasSent: 'As provas foram enviadas',
  failedToSendEvidence: 'O envio das provas falhou',
  evidenceUntil: 'As provas podem ser enviadas até',
  evidenceSentOn: 'Provas enviadas em',
  processorDecides: 'Quem decide é o processador',
  evidenceFiles: 'Arquivos',
  evidenceFilesHelp: 'PDF, JPEG ou PNG, 4,5 MB no total. Um novo arquivo substitui o anterior do mesmo tipo.',
  evidenceFileKind: 'O que o arquivo mostra',
  evidenceFileKinds: {
    receipt: 'Recibo ou fatura',
    delivery: 'Comprovante de entrega',
    communication: 'Mensagens com o pagador',
    other: 'Outro',
  },
  addFile: 'Adicionar arquivo',
  fileWasAdded: 'Arquivo adicionado. Ele segue para o banco quando você enviar as provas.',
}
