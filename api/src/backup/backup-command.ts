import 'reflect-metadata'
import { runCommand } from '../config/command.js'
import { backup } from './backup.js'

runCommand(backup)
