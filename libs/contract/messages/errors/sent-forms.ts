export const formSentAlready = 'You already sent this form. Check the list, and reopen the form to send another one'
export const unreadableFormID = 'A form ID has 8 to 64 letters, digits, - or _'
