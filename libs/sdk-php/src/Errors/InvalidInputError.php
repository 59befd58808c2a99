<?php

declare(strict_types=1);

namespace Gatehouse\Errors;

/** 422: `fields` has a sentence for each input. */
class InvalidInputError extends RefusedError
{
}
