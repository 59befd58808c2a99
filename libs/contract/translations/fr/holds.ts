import type { Translated } from '../../messages/translated.js'

export const holds: Translated['holds'] = {
  holds: {
    reasons: {
      email_changed: 'L’adresse e-mail a été modifiée',
      password_reset: 'Le mot de passe a été réinitialisé par e-mail',
      settlement_account_changed: 'Le compte de règlement a été modifié',
    },
    accountChanged: (last4) => `Le compte de règlement se terminant par ${last4} a été modifié`,
    ask: 'Recevoir le lien par e-mail',
    asked: 'Nous avons envoyé le lien par e-mail. Il est valable une fois, pendant une heure',
    askedAlready: 'Un lien est déjà en route. Veuillez d’abord consulter votre messagerie',
    failure: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.',
  },
}
