import type { Translated } from '../translated.js'
import { counted } from '../../words.js'

const count = counted('pt')
const declined = 'O pagamento foi recusado'

export const payerRefusals: Translated['payerRefusals'] = {
  payerRefusals: {
    closedLinks: {
      used: 'Este link de pagamento valia para um único pagamento, que já foi feito',
      expired: 'Este link de pagamento expirou',
      closed: 'Este link de pagamento está fechado',
    },
    failures: {
      declined,
      insufficient_funds: 'A conta não tem saldo suficiente',
      expired_card: 'O cartão está vencido',
      invalid_card: 'Os dados do cartão não estão corretos',
      lost_card: declined,
      stolen_card: declined,
      do_not_honor: 'O banco do pagador recusou o pagamento',
      limit_exceeded: 'O pagamento ultrapassa um limite do cartão',
      suspected_fraud: declined,
      authentication_failed: 'O banco não confirmou a identidade do pagador',
      otp_failed: 'O código de uso único não foi confirmado',
      method_not_supported: 'O cartão ou o meio de pagamento não é aceito para este pagamento',
      currency_not_supported: 'O cartão ou a conta não aceita esta moeda',
      amount_not_supported: 'O valor não é aceito',
      processing_error: 'O processador teve uma falha. Tente novamente',
      processor_unavailable: 'Não é possível contatar o processador no momento. Tente mais tarde',
      not_received: 'O processador nunca recebeu este pagamento',
      blocked: declined,
    },
    thisFormWasSentBefore: 'Este formulário já foi enviado com outros dados, e são eles que valem. Abra-o novamente',
    codeRequired: 'O código é obrigatório',
    enterText: 'Digite um texto',
    realCard: 'Isto parece um número de cartão real. Nenhum pode ser guardado aqui: retire-o ou use um cartão de teste',
    atLeastForPayer: (limit) => `Um pagamento é de no mínimo ${limit}. Nada foi cobrado`,
    atMostForPayer: (limit) => `Um pagamento é de no máximo ${limit}. Nada foi cobrado`,
    notRightNowForPayer:
      'O lojista não pode aceitar este pagamento no momento. Nada foi cobrado. Tente mais tarde ou fale com o lojista',
    databaseAway: 'O banco de dados não responde no momento. Tente novamente em instantes',
    tooManyRequests: 'Tentativas demais. Aguarde um momento e tente novamente.',
    linkChanged: 'O valor devido mudou nesse meio-tempo, e nada foi cobrado. Verifique novamente',
    paymentUnderWay:
      'Há um pagamento em andamento com este link. Se ele não for concluído, será possível pagar de novo',
    codeExpired: 'Este código expirou. Peça um novo',
    codeSentJustNow: (waitSeconds) =>
      `Um código acabou de ser enviado. O próximo poderá ser enviado em ${waitSeconds} s`,
    noResendsLeft: 'O código não pode ser enviado novamente. O último enviado continua valendo',
    outcomeUnknown:
      'O processador ainda não respondeu. Tente novamente em instantes: este pagamento não será feito duas vezes',
    wrongCode: (triesLeft) =>
      `Este código não está correto. ${count(triesLeft, { one: 'Resta # tentativa', other: 'Restam # tentativas' })}`,
    processorUnavailable: 'Não é possível contatar o processador no momento. Tente mais tarde',
    noProcessor: 'Este pagamento não pode ser aceito no momento. Fale com o lojista',
    tokenOfNoAccount: 'Este meio de pagamento não é mais aceito aqui. Comece de novo',
    codeToPhone: 'o telefone da sua conta bancária',
  },
}
