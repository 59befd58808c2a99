import type { Translated } from '../../messages/translated.js'
import { billing } from './billing-refusals.js'
import { disputes } from './dispute-refusals.js'
import { settlementAccounts } from './settlement-refusals.js'
import { coupons, creditNotes, subscriptions, testClocks } from './subscription-refusals.js'

import { allowedRangesMax, keyOverlapSecondsMax, metadataFiltersMax, metadataTextMaxLength } from '../../limits.js'

export const clientRefusals: Translated['clientRefusals'] = {
  clientRefusals: {
    fields: {
      nameRequired: 'Le nom est obligatoire',
      clientTypeRequired: 'Veuillez choisir un type de client',
      emailRequired: 'L’e-mail est obligatoire',
      emailFormat: 'Format d’e-mail incorrect',
      emailAddressInvalid: 'Adresse e-mail incorrecte',
      emailInvisible: 'Cette adresse contient des caractères invisibles. Veuillez la saisir au lieu de la coller',
      emailName:
        'Avant le @, veuillez n’utiliser que des lettres de a à z, des chiffres et des signes, sans guillemets',
      emailLookAlike: 'La partie après le @ mélange des alphabets ou contient des lettres qui ressemblent à d’autres',
      passwordRequired: 'Le mot de passe est obligatoire',
      passwordCommon: 'Ce mot de passe est trop courant. Veuillez en choisir un autre',
      passwordOwnName: 'Veuillez choisir un mot de passe différent de votre e-mail ou de votre nom',
      passwordTooShort: 'Le mot de passe doit comporter au moins 8 caractères',
      staffPasswordTooShort: 'Le mot de passe doit comporter au moins 6 caractères',
      confirmPasswordRequired: 'Veuillez confirmer votre mot de passe',
      passwordsDiffer: 'Les mots de passe ne correspondent pas',
      chargePercentageRequired: 'Le taux de commission est obligatoire',
      chargePercentageInvalid: 'Veuillez saisir un pourcentage correct',
      adminClientTypeRequired: 'Le type de client est obligatoire',
      userNameRequired: 'Le nom d’utilisateur est obligatoire',
      rolesRequired: 'Au moins un rôle est obligatoire',
      roleNameRequired: 'Le nom du rôle est obligatoire',
      permissionNameRequired: 'Le nom de l’autorisation est obligatoire',
      developerNameRequired: 'Le nom du développeur est obligatoire',
      phoneRequired: 'Le numéro de téléphone est obligatoire',
      clientRequired: 'Le client est obligatoire',
      roleRequired: 'Le rôle est obligatoire',
      memberNameRequired: 'Le nom est obligatoire',
      expiresAtPast: 'Veuillez choisir une date à venir',
      allowedRangesInvalid: `Veuillez indiquer au plus ${allowedRangesMax} adresses ou plages, par exemple 203.0.113.7 ou 2001:db8::/32`,
      keyOverlapInvalid: `overlapSeconds est un nombre entier de 0 à ${keyOverlapSecondsMax}`,
      resetTokenRequired: 'Le jeton de réinitialisation est obligatoire',
      confirmationTokenRequired: 'Le jeton de confirmation est obligatoire',
      linkTokenRequired: 'Le jeton du lien est obligatoire',
      metadataFilterInvalid: `Filtrez par métadonnées sous la forme metadata[key]=value, avec au plus ${metadataFiltersMax} clés, chacune une seule fois. Une clé et une valeur comptent au plus ${metadataTextMaxLength} caractères, et une clé au moins un`,
      webhookUrlRequired: 'L’URL est obligatoire',
      webhookUrlInvalid:
        'Veuillez saisir une adresse, par exemple https://example.com/webhooks, sans nom d’utilisateur, mot de passe ni #',
      webhookUrlHttps: 'L’adresse doit commencer par https://',
      webhookUrlPrivate: 'Cette adresse n’est pas publique',
      webhookUrlLetters:
        'Veuillez retirer de l’adresse les espaces, retours à la ligne, barres obliques inverses et caractères invisibles',
      webhookUrlTaken: 'Un autre de vos endpoints a déjà cette adresse',
    },
    checks: {
      enterText: 'Veuillez saisir un texte',
      atMostCharacters: (most) => `Veuillez utiliser au plus ${most} caractères`,
      invisibleCharacters: 'Veuillez retirer les caractères invisibles',
      ibanTypingError:
        'Ceci ressemble à un IBAN avec une faute de frappe : ses chiffres de contrôle ne correspondent pas',
      accountNumberForm: 'Un numéro de compte comporte 5 à 34 lettres et chiffres, comme un IBAN',
      accountHolderRequired: 'Le titulaire du compte est obligatoire',
      bankNameRequired: 'Le nom de la banque est obligatoire',
      accountNumberRequired: 'Le numéro de compte est obligatoire',
      codeRequired: 'Le code est obligatoire',
      reasonRequired: 'Le motif est obligatoire',
      descriptionRequired: 'La description est obligatoire',
      phoneForm: 'Veuillez saisir le numéro au format international, par exemple +1 415 555 2671',
      realCard:
        'Ceci ressemble à un vrai numéro de carte. Aucun ne peut être conservé ici : retirez-le, ou utilisez une carte de test',
      isATime: (name) => `${name} est une date, par exemple 2026-11-21T12:00:00.000Z`,
    },
    account: {
      thisAccessTokenHasBeen: 'Ce jeton d’accès a été révoqué',
      accountDisabled: 'Ce compte n’est pas actif',
      clientSuspended: 'Votre compte est suspendu. Veuillez nous contacter',
      clientRejected: 'Votre inscription n’a pas été approuvée',
      emailAddressTaken: 'Cette adresse e-mail est déjà inscrite',
    },
    passwords: {
      wrongCurrentPassword: 'Ce n’est pas votre mot de passe actuel',
      wrongPassword: 'Ce n’est pas le mot de passe de votre compte',
    },
    settlementAccounts,
    calls: {
      invalidInput: 'Les données saisies sont incorrectes',
      notFound: (what) => `Introuvable : ${what}`,
      databaseAway: 'La base de données ne répond pas pour le moment. Veuillez réessayer dans un instant',
      tooManyRequests: 'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
      changedMeanwhile:
        'Quelqu’un d’autre a modifié ceci entre-temps. Relisez-le, puis envoyez la version que vous voyez alors',
      internalError: 'Une erreur s’est produite de notre côté',
      unauthenticated: 'Veuillez vous connecter pour continuer',
      requestTimeout: 'La requête a mis trop de temps à arriver',
      formSentAlready:
        'Ce formulaire a déjà été envoyé. Consultez la liste, et rouvrez le formulaire pour en envoyer un autre',
      yourSessionHasEndedPlease: 'Votre session est terminée. Veuillez vous reconnecter',
    },
    members: {
      memberExists: 'Cette adresse appartient déjà à un membre, ou est déjà invitée',
      tooManyMembers: (most) => `Il y a déjà ${most} membres. Retirez-en un d’abord`,
      unknownRole: 'Ce rôle n’existe pas pour les membres',
      grantRefused: (permission) =>
        `Vous ne pouvez pas donner ce rôle : il comporte l’autorisation « ${permission} », que vous n’avez pas`,
      higherRefundLimit: 'Vous ne pouvez pas donner ce rôle : il permet de rembourser plus à la fois que le vôtre',
      ownersOnly: 'Seul un propriétaire peut faire cela',
      ownRole: 'Vous ne pouvez pas modifier votre propre rôle',
      rightsProtected: 'Vous ne pouvez pas faire cela à un membre qui a plus de droits que vous',
      lastOwner:
        'C’est le dernier propriétaire. Transférez d’abord le compte, ou nommez quelqu’un d’autre propriétaire',
      notInvited: 'Ce membre a déjà accepté',
      notActive: 'Ce membre n’a pas encore accepté l’invitation',
      ownerAlready: 'Ce membre est déjà propriétaire',
      noHandOver: 'Personne ne vous a transféré le compte, ou le transfert a pris fin',
      signInToAccept:
        'Cette adresse a déjà un accès. Connectez-vous avec, ou indiquez son mot de passe, pour accepter l’invitation',
      wrongLogin: 'Cette invitation est destinée à une autre adresse que celle avec laquelle vous êtes connecté',
      wrongPassword: 'Ce n’est pas le mot de passe de cette adresse',
      passwordRequired: 'Veuillez choisir un mot de passe',
      notYourClient: 'Vous n’appartenez pas à ce client',
      clientNotActive: 'Ce client n’est pas actif pour le moment',
    },
    apiUsers: {
      tooManyApiUsers: (apiUsersMax) =>
        `Au plus ${apiUsersMax} utilisateurs API sont possibles. Supprimez-en un que personne n’utilise`,
      deviceLoginUnknown:
        'Aucun appareil n’attend avec ce code. Un code est valable dix minutes et une seule fois : vérifiez-le, ou recommencez sur l’appareil',
    },
    modes: {
      liveObstacle: {
        client_not_active:
          'Le mode réel n’est pas ouvert : l’entreprise n’est pas encore active. L’équipe de la plateforme l’approuve',
        no_live_processor:
          'Le mode réel n’est pas ouvert : aucun compte réel de prestataire n’est encore activé. Un administrateur de la plateforme en ajoute un',
      },
      inspectorIsForTest: 'L’inspecteur ne reçoit que des webhooks de test. Saisissez une adresse à vous',
    },
    refunds: {
      nothingToRefund: 'Il ne reste rien à rembourser',
      refundTooLarge: (money) => `Au plus ${money} peuvent encore être remboursés`,
      refundAboveLimit: (money) =>
        `Votre rôle permet de rembourser au plus ${money} à la fois. Adressez-vous à quelqu’un de votre équipe qui peut rembourser davantage`,
      noRefundsIn: (currency) =>
        `Votre rôle ne permet pas de rembourser des paiements en ${currency}. Adressez-vous à quelqu’un de votre équipe qui en a le droit`,
      partialRefundNotPossible: 'Le prestataire de ce paiement rembourse la totalité, ou rien',
      payerAccountUnknown:
        'La banque n’a pas indiqué de quel compte vient ce virement, il ne peut donc pas être remboursé automatiquement',
      refundUndone: 'Le remboursement n’a pas été versé',
      refundUndoneBecause: (reason) => `Le remboursement n’a pas été versé : ${reason}`,
      disputeOpen: 'Ce paiement est contesté : rien ne peut être remboursé jusqu’à la clôture du litige',
    },
    disputes,
    endpoints: {
      tooManyWebhookEndpoints: (webhookEndpointsMax) =>
        `Au plus ${webhookEndpointsMax} endpoints de webhook sont possibles`,
      webhookEndpointDisabled: 'Cet endpoint de webhook est désactivé. Activez-le d’abord',
    },
    billing,
    subscriptions,
    coupons,
    testClocks,
    creditNotes,
    customers: {
      nameOrEmail: 'Indiquez un nom ou une adresse e-mail',
      referenceTaken: 'Un autre client a déjà cette référence',
      customerErased: 'Les données de ce client ont été effacées ; il ne peut plus être utilisé',
      customerHasOpenPayments:
        'Un paiement de ce client est encore en cours. Attendez qu’il soit terminé ou annulez-le, puis réessayez',
      paymentHasCustomer: 'Ce paiement est associé à un autre client',
    },
    paymentLinks: {
      paymentUnderWay: 'Un paiement est en cours avec ce lien. S’il n’aboutit pas, le lien pourra de nouveau être payé',
      expiryInThePast: 'Veuillez choisir une date à venir',
    },
    payments: {
      outcomeUnknown: 'Le prestataire n’a pas encore répondu. Réessayez dans un instant avec la même Idempotency-Key',
      codeExpired: 'Ce code a expiré. Demandez-en un nouveau',
      codeSentJustNow: (waitSeconds) =>
        `Un code vient d’être envoyé. Le prochain pourra être envoyé dans ${waitSeconds} s`,
      noResendsLeft: 'Le code ne peut plus être renvoyé. Le dernier envoyé reste valable',
    },
    payouts: {
      obstacleWords: {
        negative_balance: 'Le solde est négatif : les nouveaux paiements le compensent d’abord',
        no_settlement_account: 'Il n’y a pas encore de compte de règlement',
        currency_not_taken: 'Le compte de règlement n’accepte pas cette devise',
        held: 'Les versements attendent, car le compte de règlement ou la connexion a été modifié',
        paused: 'Les versements sont suspendus, car un document a expiré',
        no_rail: 'Aucun de nos comptes bancaires ne verse encore dans cette devise',
        suspended: 'Le compte n’est pas actif',
      },
      negativeSince: (time) => `Le solde est négatif depuis le ${time} : les nouveaux paiements le compensent d’abord`,
      heldUntil: (time) =>
        `Les versements attendent jusqu’au ${time}, car le compte de règlement ou la connexion a été modifié`,
    },
    mailedLinks: {
      linkUnknown: 'Ce lien est inconnu. Veuillez ouvrir celui de l’e-mail le plus récent, en entier',
      linkUsed: 'Ce lien a déjà été utilisé',
      linkExpired: 'Ce lien a expiré',
    },
    requirements: {
      dateForm: 'Veuillez indiquer une date, par exemple 2027-01-31',
      dateOfBirthForm: 'Veuillez indiquer une date de naissance passée, par exemple 1980-01-31',
      expiresOnRequired: 'Veuillez indiquer jusqu’à quand c’est valable',
      expiresOnPast: 'Cette date est passée. Veuillez envoyer un document encore valable',
      valueRequired: 'Veuillez répondre',
      personNameRequired: 'Veuillez indiquer le nom complet',
      countryRequired: 'Veuillez indiquer le pays',
      roleRequired: 'Veuillez indiquer si cette personne est propriétaire ou dirigeante',
      shareForm: 'Une part est un pourcentage de 0 à 100, avec deux décimales au plus',
      shareOfOwner: 'Veuillez indiquer la part que détient ce propriétaire',
      answerClosed: 'Nous avons déjà accepté ceci. Veuillez nous écrire si quelque chose a changé',
      documentMissing: 'Le fichier manque encore',
      answerMissing: 'Seul le fichier a été fourni, pas encore le texte qui l’accompagne',
      personsMax: (most) => `Il y a déjà ${most} personnes. Retirez-en une d’abord`,
      personAccepted: 'Nous avons déjà accepté cette personne. Veuillez nous écrire si quelque chose a changé',
      personKept:
        'Une entreprise approuvée a été vérifiée au moyen de cette personne. La loi contre le blanchiment d’argent nous oblige à conserver ces données cinq ans après le départ de l’entreprise',
      personNamed: 'Une réponse nomme cette personne. Modifiez d’abord cette réponse',
      pauses: {
        payouts: (requirement) =>
          `Les versements sont suspendus, car « ${requirement} » a expiré. Ils reprennent dès qu’un nouveau document est accepté`,
        payments: (requirement) =>
          `Les paiements réels sont suspendus, car « ${requirement} » a expiré. Ils reprennent dès qu’un nouveau document est accepté`,
      },
      document: {
        none: 'Veuillez choisir un fichier',
        several: 'Veuillez envoyer un fichier à la fois',
        empty: 'Ce fichier est vide',
        tooLarge: (mebibytes) => `Ce fichier dépasse ${mebibytes} Mo. Veuillez en envoyer un plus petit`,
        type: 'Ce n’est ni un PDF, ni un JPEG, ni un PNG. Veuillez l’envoyer dans un de ces formats',
        cutOff: 'Ce fichier est incomplet. Veuillez l’enregistrer de nouveau et l’envoyer',
        twofold:
          'Ce fichier cache autre chose que le document. Veuillez l’enregistrer de nouveau en PDF, JPEG ou PNG simple',
        unreadable: 'Le fichier n’est pas arrivé en entier. Veuillez le renvoyer',
        infected: 'Notre antivirus refuse ce fichier',
        tooMany: (most) => `Il y a déjà ${most} fichiers ici`,
      },
      scannerAway: 'La recherche de virus n’est pas possible pour le moment. Veuillez réessayer dans quelques minutes',
      uploadsBusy: 'De nombreux fichiers sont en cours d’envoi. Veuillez réessayer dans une minute',
    },
  },
}
