CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"phrase" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_misses_key" PRIMARY KEY("day","phrase"),
	CONSTRAINT "search_misses_phrase_length" CHECK (length("search_misses"."phrase") between 1 and 60)
);
