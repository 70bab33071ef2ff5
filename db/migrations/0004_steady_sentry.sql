CREATE TABLE "exchange_rates" (
	"day" date PRIMARY KEY NOT NULL,
	"per_euro" jsonb NOT NULL
);
