import type { Translated } from '../../messages/translated.js'

export const settlementAccounts: Translated['clientRefusals']['clientRefusals']['settlementAccounts'] = {
  currenciesNeeded: 'Sélectionnez les devises acceptées par ce compte',
  currencyElsewhere: (currency, last4) =>
    `Votre compte se terminant par ${last4} accepte la devise ${currency}. Retirez-la d’abord de ce compte`,
  noFirstAccount: 'Ajoutez d’abord votre premier compte de règlement',
  currenciesUnstated: (last4) =>
    `Sélectionnez d’abord les devises acceptées par votre compte se terminant par ${last4}`,
  noSettlementAccount: (currencies) => `Ajoutez d’abord un compte de règlement en ${currencies}`,
  bankRefused:
    'Le prestataire n’a pas accepté votre compte de règlement. Vérifiez le code banque, le numéro et le titulaire',
  connectRefused: 'Le prestataire a rejeté la demande. Demandez à la plateforme de vérifier son compte',
  connectUnanswered: 'Le prestataire n’a pas répondu. Veuillez réessayer',
}
