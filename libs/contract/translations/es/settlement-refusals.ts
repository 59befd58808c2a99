import type { Translated } from '../../messages/translated.js'

export const settlementAccounts: Translated['clientRefusals']['clientRefusals']['settlementAccounts'] = {
  currenciesNeeded: 'Seleccione las monedas que admite esta cuenta',
  currencyElsewhere: (currency, last4) =>
    `Su cuenta terminada en ${last4} admite ${currency}. Quite primero la moneda allí`,
  noFirstAccount: 'Añada primero su primera cuenta de liquidación',
  currenciesUnstated: (last4) => `Seleccione primero las monedas que admite su cuenta terminada en ${last4}`,
  noSettlementAccount: (currencies) => `Añada primero una cuenta de liquidación en ${currencies}`,
  bankRefused:
    'El procesador no aceptó su cuenta de liquidación. Compruebe el código del banco, el número y el titular',
  connectRefused: 'El procesador rechazó la solicitud. Pida a la plataforma que revise su cuenta',
  connectUnanswered: 'El procesador no respondió. Inténtelo de nuevo',
}
