import { isValidBIC, isValidIBAN } from 'ibantools'

export const isValidIban = (text: string): boolean => isValidIBAN(text)
export const isBic = (text: string): boolean => isValidBIC(text)
