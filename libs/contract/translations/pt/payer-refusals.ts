import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('pt')
const declined = 'O pagamento foi recusado'

export const payerRefusals: Translated['payerRefusals'] = {
  payerRefusals: {
    closedLinks: {
      used: 'Este link de pagamento era válido para um único pagamento, que já foi feito',
      expired: 'Este link de pagamento expirou',
      closed: 'Este link de pagamento está fechado',
    },
    failures: {
      declined,
      insufficient_funds: 'A conta não tem saldo suficiente',
      expired_card: 'O cartão expirou',
      invalid_card: 'Os dados do cartão não estão corretos',
      lost_card: declined,
      stolen_card: declined,
      do_not_honor: 'O banco do pagador recusou o pagamento',
      limit_exceeded: 'O pagamento ultrapassa um limite do cartão',
      suspected_fraud: declined,
      authentication_failed: 'O banco não confirmou a identidade do pagador',
      otp_failed: 'O código de uso único não foi confirmado',
      method_not_supported: 'O cartão ou o meio de pagamento não é aceite para este pagamento',
      currency_not_supported: 'O cartão ou a conta não aceita esta moeda',
      amount_not_supported: 'O valor não é aceite',
      processing_error: 'O processador teve uma falha. Tente novamente',
      processor_unavailable: 'De momento não é possível contactar o processador. Tente mais tarde',
      not_received: 'O processador nunca recebeu este pagamento',
      capture_failed: 'O pagamento foi autorizado, mas não foi possível cobrar o valor',
      blocked: declined,
    },
    thisFormWasSentBefore: 'Este formulário já foi enviado com outros dados, e são esses que contam. Abra-o novamente',
    codeRequired: 'O código é obrigatório',
    enterText: 'Introduza um texto',
    realCard: 'Isto parece um número de cartão real. Nenhum pode ser guardado aqui: retire-o ou use um cartão de teste',
    atLeastForPayer: (limit) => `Um pagamento é de no mínimo ${limit}. Nada foi cobrado`,
    atMostForPayer: (limit) => `Um pagamento é de no máximo ${limit}. Nada foi cobrado`,
    notRightNowForPayer:
      'De momento o comerciante não pode aceitar este pagamento. Nada foi cobrado. Tente mais tarde ou contacte o comerciante',
    databaseAway: 'De momento a base de dados não responde. Tente novamente dentro de momentos',
    tooManyRequests: 'Demasiadas tentativas. Aguarde um momento e tente novamente.',
    linkChanged: 'Entretanto, o valor em dívida mudou, e nada foi cobrado. Verifique novamente',
    paymentUnderWay: 'Há um pagamento em curso com este link. Se não for concluído, será possível pagar de novo',
    restTooSmall: 'Nenhum método de pagamento aceita o que sobraria. Pague tudo, ou uma parte menor',
    setupAttemptsUsed:
      'Demasiados métodos de pagamento falharam com este link. Nada foi cobrado. Peça um novo link ao comerciante',
    codeExpired: 'Este código expirou. Peça um novo',
    codeSentJustNow: (waitSeconds) =>
      `Acabou de ser enviado um código. O próximo pode ser enviado dentro de ${waitSeconds} s`,
    noResendsLeft: 'O código já não pode ser reenviado. O último enviado continua válido',
    outcomeUnknown:
      'O processador ainda não respondeu. Tente novamente dentro de momentos: este pagamento não será feito duas vezes',
    wrongCode: (triesLeft) =>
      `Este código não está correto. ${count(triesLeft, { one: 'Resta # tentativa', other: 'Restam # tentativas' })}`,
    processorUnavailable: 'De momento não é possível contactar o processador. Tente mais tarde',
    noProcessor: 'De momento este pagamento não pode ser aceite. Contacte o comerciante',
    tokenOfNoAccount: 'Este meio de pagamento já não é aceite aqui. Comece de novo',
    codeToPhone: 'o telefone da sua conta bancária',
  },
}
