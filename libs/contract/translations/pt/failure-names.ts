import type { Translated } from '../../messages/translated.js'

export const failureNames: Translated['failureNames'] = {
  failureNames: {
    declined: 'recusado',
    insufficient_funds: 'saldo insuficiente',
    expired_card: 'cartão vencido',
    invalid_card: 'dados do cartão incorretos',
    lost_card: 'cartão perdido',
    stolen_card: 'cartão roubado',
    do_not_honor: 'recusado pelo banco',
    limit_exceeded: 'limite do cartão excedido',
    suspected_fraud: 'suspeita de fraude',
    authentication_failed: 'identidade não confirmada',
    otp_failed: 'código de uso único não confirmado',
    method_not_supported: 'método de pagamento não aceito',
    currency_not_supported: 'moeda não aceita',
    amount_not_supported: 'valor não aceito',
    processing_error: 'erro do processador',
    processor_unavailable: 'processador indisponível',
    not_received: 'não recebido pelo processador',
    capture_failed: 'captura malsucedida',
    blocked: 'bloqueado por uma regra de risco',
  },
  methodFailureNames: {
    NO_METHOD: 'sem método de pagamento',
    SAVED_METHOD_REFUSED: 'recusado definitivamente pelo banco',
    SAVED_METHOD_DETACHED: 'método de pagamento removido',
    SAVED_METHOD_EXPIRED: 'cartão vencido',
    SAVED_METHOD_ON_SESSION_ONLY: 'autorizado só com o cliente presente',
    ABOVE_MANDATE_MAXIMUM: 'acima do máximo que o cliente autorizou',
  },
}
